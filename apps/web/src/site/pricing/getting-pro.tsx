import { Fragment, type ReactNode } from 'react'
import { brand } from '../../data/brand.ts'
import { say } from '../../messages/index.ts'
import { buttonLook } from '../../ui/button.tsx'
import { MailLink } from '../../ui/mail-link.tsx'

const { title, lead, ask, receive, upload } = say.pricing.getting

/** Where 'Get Pro License' leads: three steps that work in this installation, as it is. */
export function GettingPro() {
  const mail = brand.contact_email ?? brand.support_email
  return (
    <section
      id="get-pro"
      aria-labelledby="get-pro-title"
      tabIndex={-1}
      className="-scroll-mt-14 pt-24 outline-none sm:-scroll-mt-22 sm:pt-32"
    >
      <div className="double-rule" />
      <div className="grid gap-3 pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-baseline lg:gap-16">
        <h2 id="get-pro-title" className="display text-3xl sm:text-5xl">
          {title}
        </h2>
        <p className="max-w-[58ch] text-lg text-ink-soft">{lead}</p>
      </div>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
        <Step place={1} title={ask.title}>
          {mail ? (
            <p>
              {ask.byMail} <MailLink mail={mail} subject={ask.subject} className="font-semibold text-pen underline underline-offset-4" />.
            </p>
          ) : (
            <>
              <p className="[overflow-wrap:anywhere]">{ask.inPerson(location.host)}</p>
              <code className="mt-3 block border border-line bg-well px-3 py-2 text-sm text-ink">
                {ask.command.map((part) => (
                  <Fragment key={part}>
                    <span className="whitespace-nowrap">{part}</span>{' '}
                  </Fragment>
                ))}
              </code>
            </>
          )}
        </Step>
        <Step place={2} title={receive.title}>
          <p>{receive.text}</p>
        </Step>
        <Step place={3} title={upload.title}>
          <p>{upload.text}</p>
          <a href="/settings" className={`${buttonLook({ kind: 'outline' })} mt-4`}>
            {upload.link}
          </a>
        </Step>
      </ol>
    </section>
  )
}

function Step({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2 md:block">
      <span aria-hidden="true" className="display block text-5xl text-wax md:text-6xl">
        {place}
      </span>
      <div>
        <h3 className="text-xl font-semibold md:mt-4">{title}</h3>
        <div className="mt-2 text-ink-soft">{children}</div>
      </div>
    </li>
  )
}
