import { Check, Minus } from 'lucide-react'
import { format } from '#format/index.ts'
import { classes } from '#ui/classes.ts'
import { figures, said } from '../figures.ts'
import { sayPricing } from './messages/index.ts'

const { comparison, free, pro } = sayPricing
const { features, unlimited, noAccount } = comparison

/** Each feature in Free and in Pro. */
const rows: readonly (readonly [feature: string, free: boolean | string, pro: boolean | string])[] = [
  [features.messages, said(comparison.recent), unlimited],
  [features.file, true, true],
  [features.totals, true, true],
  [features.activity, true, true],
  [features.charts, true, true],
  [features.filters, true, true],
  [features.search, true, true],
  [features.milestones, true, true],
  [features.favorites, true, true],
  [features.merging, true, true],
  [features.relationship, false, true],
  [features.sentiment, true, true],
  [features.emotions, false, true],
  [features.words, false, true],
  [features.wrapped, false, true],
  [features.ask, format.count(figures.questions), unlimited],
  [features.report, comparison.onePage, comparison.inFull],
  [features.book, true, true],
  [features.tables, false, true],
  [features.devices, comparison.anyDevice, said(comparison.licensed)],
  [features.account, noAccount, noAccount],
]

/** What each plan has, line by line. Only what exists is in it. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison-title" className="pt-24 sm:pt-32">
      <div className="double-rule" />
      <h2 id="comparison-title" className="display pt-8 text-3xl sm:text-5xl">
        {comparison.title}
      </h2>
      <table aria-labelledby="comparison-title" className="mt-8 w-full table-fixed border-collapse text-start">
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-[42%] py-3 font-semibold sm:w-3/5">
              {comparison.feature}
            </th>
            <th scope="col" className="display px-2 py-3 text-center text-xl font-medium sm:text-2xl">
              {free.title}
            </th>
            <th scope="col" className="display bg-sheet px-2 py-3 text-center text-xl font-medium text-wax sm:text-2xl">
              {pro.title}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {rows.map(([feature, inFree, inPro]) => (
            <tr key={feature}>
              <th scope="row" className="py-3.5 pe-3 text-base font-normal sm:text-[1em]">
                {feature}
              </th>
              <Value of={inFree} />
              <Value of={inPro} className="bg-sheet" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Value({ of, className }: { of: boolean | string; className?: string }) {
  const look = classes('px-1 py-3.5 text-center sm:px-2', className)
  if (typeof of === 'string') return <td className={classes(look, 'text-base text-ink-soft sm:text-[1em]')}>{of}</td>
  const Icon = of ? Check : Minus
  return (
    <td className={look}>
      <Icon className={classes('mx-auto size-5', of ? 'text-good' : 'text-ink-faint')} aria-hidden="true" />
      <span className="sr-only">{of ? comparison.yes : comparison.no}</span>
    </td>
  )
}
