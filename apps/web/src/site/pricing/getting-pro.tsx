import { Fragment } from 'react'
import { brand } from '#data/client/brand.ts'
import { buttonLook } from '#ui/button.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { figures, said } from '../figures.ts'
import { sayPricing } from './messages/index.ts'
import { Step, Steps } from './steps.tsx'

const { title, lead, ask, receive, upload } = sayPricing.getting

/** Each part is on one line. */
const command = ['npm run -s license', '-- issue', '--licensee NAME', '--email MAIL', '--plan annual', '--out license.json']

/** Where 'Get Pro License' leads where nothing can be bought: three steps that work in this installation, as it is. */
export function GettingPro() {
  const mail = brand.contact_email ?? brand.support_email
  return (
    <Steps title={title} lead={lead}>
      <Step place={1} title={ask.title}>
        {mail ? (
          <p>
            {ask.byMail({
              ...figures,
              address: mail,
              mail: () => (
                <MailLink key="mail" mail={mail} subject={ask.subject} className="font-semibold text-pen underline underline-offset-4" />
              ),
            })}
          </p>
        ) : (
          <>
            <p className="[overflow-wrap:anywhere]">{said(ask.inPerson)}</p>
            <code className="mt-3 block border border-line bg-well px-3 py-2 text-sm text-ink">
              {command.map((part) => (
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
    </Steps>
  )
}
