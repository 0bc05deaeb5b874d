import { createTransport } from 'nodemailer'
import { emailLimits, smtpTimeouts } from '#config/limits.ts'
import type { MailServer } from '#config/mail-settings.mjs'
import type { Post } from './transport.ts'

export interface SmtpOptions {
  /** Certificates to trust besides the system's, as PEM; NODE_EXTRA_CA_CERTS does the same for a whole server. */
  ca?: string
}

/** To a mail server. Neither a password nor a license travels in the clear, but to a server on this computer. */
export function smtpPost({ host, port, secure, auth }: MailServer, { ca }: SmtpOptions = {}): Post {
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  const transport = createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    requireTLS: !secure && !isHere,
    // What is sent to this computer itself is on no wire, and the certificate of its mail server is mostly self-made.
    ignoreTLS: !secure && isHere,
    ...smtpTimeouts,
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver({ from, to, message }, signal) {
      const patient = AbortSignal.any([signal, AbortSignal.timeout(emailLimits.sendMilliseconds)])
      await transport.sendMail({ envelope: { from, to: [to] }, raw: message, signal: patient })
    },
    close: () => transport.close(),
  }
}
