import { payments } from '#data/license/payments.ts'
import { sayLicense } from './messages/index.ts'

/** Where the mails of the sandbox are, which never leave it; nothing where they are really sent. */
export function MailboxLink({ className }: { className?: string }) {
  if (payments !== 'sandbox') return null
  return (
    <p className={className}>
      <a href="/sandbox/mail" className="inline-flex min-h-11 items-center font-semibold text-pen underline underline-offset-4">
        {sayLicense.mailbox}
      </a>
    </p>
  )
}
