import { format } from '#format/index.ts'
import { framedHour, heatmapSentence, timeseriesSentence } from '#messages/dashboard/sentences.ts'
import { buttonLook } from '#ui/button.tsx'
import { Island } from '../island.tsx'
import { sayLanding } from '../landing/messages/index.ts'
import { counted } from './counted.ts'
import type { DemoView, DemoWords } from './demo-view.ts'
import type { DemoFigures, DemoPerson } from './figures.ts'

const { demo } = sayLanding

/** The demo chat's figures to play with, worded when the page is drawn. No file is ever taken here. */
export function DemoSection() {
  return (
    <section id="demo" aria-labelledby="demo-title" className="pt-24 sm:pt-32">
      <div className="double-rule" />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-8">
        <h2 id="demo-title" className="display text-3xl sm:text-5xl">
          {demo.title}
        </h2>
        <p className="max-w-[46ch] text-ink-soft">{demo.text}</p>
      </div>
      <div className="mt-8">
        <Island name="demo" with={{ words: wordsOf(counted), views: counted.people.map(viewOf) }} />
      </div>
      <a href="/app" className={`${buttonLook({ kind: 'outline' })} mt-8`}>
        {demo.open}
      </a>
    </section>
  )
}

function viewOf(person: DemoPerson, place: number): DemoView {
  const { name, messages, replySeconds, busiestDay, busiestMonth, busiestHour, hours, months } = person
  const writers = name === null ? ({ who: 'some' } as const) : ({ who: 'one', name } as const)
  const counts = months.map(({ messages }) => messages)
  return {
    name: name ?? demo.everyone,
    color: place,
    figures: [
      { title: demo.figures.messages, value: format.count(messages) },
      { title: demo.figures.share, value: format.percent(messages / counted.people[0].messages) },
      { title: demo.figures.reply, value: format.latency(replySeconds) },
      { title: demo.figures.busiest, value: format.day(busiestDay) },
    ],
    hours: {
      sentence: heatmapSentence({ ...busiestHour, writers }),
      cells: hours,
      framed: { row: busiestHour.weekday, column: busiestHour.hour, said: framedHour(busiestHour) },
    },
    months: {
      sentence: timeseriesSentence({ month: busiestMonth, busiest: busiestDay, writers }),
      counts,
      busiest: months.findIndex(({ month }) => month === busiestMonth),
    },
  }
}

function wordsOf({ people: [everyone] }: DemoFigures): DemoWords {
  const months = everyone.months.map(({ month }) => month)
  const januaries = months.flatMap((month, place) => (place === 0 || month.endsWith('-01') ? [{ place, year: month.slice(0, 4) }] : []))
  return {
    people: demo.people,
    hours: demo.hours,
    months: demo.months,
    weekdays: format.weekdays.long,
    weekdaysShort: format.weekdays.short,
    clock: Array.from({ length: 24 }, (_, hour) => format.hour(hour)),
    calendar: months.map((month) => format.month(month)),
    years: januaries,
  }
}
