import type { ReactNode } from 'react'
import { engine } from '#data/client/engine.ts'
import { sitePath } from '#site-path.ts'
import { buttonLook } from '#ui/button.tsx'
import { DemoSection } from '../demo/demo-section.tsx'
import { said } from '../figures.ts'
import { sayPricing } from '../pricing/messages/index.ts'
import { Features } from './features.tsx'
import { sayLanding } from './messages/index.ts'
import { ProductPicture } from './picture.tsx'
import { Questions } from './questions.tsx'
import { privacyPoints } from './sentences.ts'

const landing = sayLanding

/** The first page: what it is, what one finds in it, how it goes, what happens to the chat. */
export function Landing() {
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-8">
      <Hero />
      <DemoSection />
      <Features />
      <Steps />
      <Privacy />
      <Plans />
      <Questions />
      <Closing />
    </div>
  )
}

function Hero() {
  return (
    <section className="pt-12 sm:pt-20">
      <p className="font-semibold text-ink-soft sm:inline-block sm:rounded-full sm:border sm:border-line sm:bg-sheet sm:px-4 sm:py-1.5 sm:text-sm">
        {engine.kind === 'browser' ? landing.badge : landing.serverBadge}
      </p>
      <h1 className="display mt-6 max-w-[17ch] text-[2.75rem] sm:text-7xl lg:text-[5.5rem]">
        {landing.headline({
          em: (end) => (
            <em key="end" className="text-wax">
              {end}
            </em>
          ),
        })}
      </h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <p className="max-w-[58ch] text-lg text-ink-soft sm:text-xl">{landing.lead}</p>
        <div className="lg:justify-self-end">
          <div className="flex flex-wrap gap-3">
            <a href="/app" className={buttonLook({ size: 'large' })}>
              {landing.start}
            </a>
            <a href={sitePath('/pricing')} className={buttonLook({ kind: 'outline', size: 'large' })}>
              {sayPricing.view}
            </a>
          </div>
          <p className="mt-3 text-base text-ink-faint">{said(landing.note)}</p>
        </div>
      </div>
      <ProductPicture />
    </section>
  )
}

function Steps() {
  return (
    <section id="how-it-works" aria-labelledby="steps-title" className="-scroll-mt-14 pt-24 sm:-scroll-mt-22 sm:pt-32">
      <div className="double-rule" />
      <h2 id="steps-title" className="display pt-8 text-3xl sm:text-5xl">
        {landing.steps.title}
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
        {landing.steps.list.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] items-baseline gap-x-2 md:block">
            <span aria-hidden="true" className="display block text-5xl text-wax md:text-6xl">
              {place + 1}
            </span>
            <div>
              <h3 className="text-xl font-semibold md:mt-4">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A part of the page: its title, and beside it what it says. */
function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-24 sm:pt-32">
      <div className="double-rule" />
      <div className="grid gap-8 pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2 id={`${id}-title`} className="display text-3xl sm:text-5xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

function Terms({ of }: { of: readonly { title: string; text: string }[] }) {
  return (
    <dl className="divide-y divide-line">
      {of.map(({ title, text }) => (
        <div key={title} className="grid gap-2 py-6 first:pt-1 sm:grid-cols-[13rem_1fr] sm:gap-8">
          <dt className="text-xl font-semibold">{title}</dt>
          <dd className="text-ink-soft [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Privacy() {
  const { title } = landing.privacy
  return (
    <Chapter id="privacy" title={title}>
      <Terms of={privacyPoints()} />
    </Chapter>
  )
}

function Plans() {
  const { title, free, pro } = sayPricing.teaser
  return (
    <Chapter id="plans" title={title}>
      <div>
        <Terms of={[free, pro].map(({ title, text }) => ({ title: said(title), text: said(text) }))} />
        <div className="flex flex-wrap gap-3">
          <a href="/app" className={buttonLook()}>
            {free.start}
          </a>
          <a href={sitePath('/pricing')} className={buttonLook({ kind: 'outline' })}>
            {sayPricing.view}
          </a>
        </div>
      </div>
    </Chapter>
  )
}

function Closing() {
  const { title, start } = landing.closing
  return (
    <section className="py-24 text-center sm:py-36">
      <h2 className="display mx-auto max-w-[18ch] text-4xl sm:text-6xl">{title}</h2>
      <a href="/app" className={`${buttonLook({ size: 'large' })} mt-10`}>
        {start}
      </a>
    </section>
  )
}
