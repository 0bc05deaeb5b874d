import { Analytics, Emotion, Questions, Relationship, Reports, Visuals } from './illustrations.tsx'
import { sayLanding } from './messages/index.ts'

const { title, plans, of } = sayLanding.features

const features = [
  { id: 'analytics', plan: 'free', Drawing: Analytics },
  { id: 'relationship', plan: 'pro', Drawing: Relationship },
  { id: 'emotion', plan: 'some', Drawing: Emotion },
  { id: 'visuals', plan: 'some', Drawing: Visuals },
  { id: 'questions', plan: 'some', Drawing: Questions },
  { id: 'reports', plan: 'some', Drawing: Reports },
] as const

/** The six things one comes for, each with a drawing of what it looks like and the plan that has it. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="-scroll-mt-14 pt-24 sm:-scroll-mt-22 sm:pt-32">
      <div className="double-rule" />
      <h2 id="features-title" className="display pt-8 text-3xl sm:text-5xl">
        {title}
      </h2>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ id, plan, Drawing }) => {
          const { title, text } = of[id]
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
