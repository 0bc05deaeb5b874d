import type { ComponentType } from 'react'
import { sayLanding } from '#messages/say/landing.ts'
import { Analytics, Emotion, Questions, Relationship, Reports, Visuals } from './illustrations.tsx'

const { title, plans, list } = sayLanding.features

const drawings = {
  analytics: Analytics,
  relationship: Relationship,
  emotion: Emotion,
  visuals: Visuals,
  questions: Questions,
  reports: Reports,
} as const satisfies Record<(typeof list)[number]['id'], ComponentType>

/** The six things one comes for, each with a drawing of what it looks like and the plan that has it. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="-scroll-mt-14 pt-24 sm:-scroll-mt-22 sm:pt-32">
      <div className="double-rule" />
      <h2 id="features-title" className="display pt-8 text-3xl sm:text-5xl">
        {title}
      </h2>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {list.map(({ id, plan, title, text }) => {
          const Drawing = drawings[id]
          return (
            <li key={id} className="flex flex-col border border-line bg-sheet">
              <Drawing />
              <div className="flex flex-1 flex-col px-5 pt-5 pb-6">
                <h3 className="display text-2xl">{title}</h3>
                <p className="mt-2 flex-1 text-ink-soft">{text}</p>
                <p className="mt-4 text-base text-ink-faint">{plans[plan]}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
