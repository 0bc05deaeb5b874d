import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailServer } from '#config/mail-settings.mjs'

/** A mail as a mail server got it. */
export interface Received {
  from: string
  to: string[]
  /** Every byte. */
  raw: string
  mail: Email
  /** Who signed in. */
  user: string | null
}

export interface PostOffice {
  server: MailServer
  received: Received[]
  close(): Promise<void>
}

/** A real mail server on this computer, until the test is over. `onTaken` is called before a mail is answered for. */
export async function postOffice({
  port = 0,
  onTaken = async () => undefined,
  ...options
}: SMTPServerOptions & { port?: number; onTaken?: (mail: Received) => Promise<void> } = {}): Promise<PostOffice> {
  const received: Received[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, { envelope, user }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void take(Buffer.concat(chunks).toString()).then(() => callback(), callback))
      async function take(raw: string): Promise<void> {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        const mail = { from, to, raw, mail: await PostalMime.parse(raw), user: user ?? null }
        received.push(mail)
        await onTaken(mail)
      }
    },
    ...options,
  })
  // A client that is killed in the middle of a mail is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  const listening = (server.server.address() as AddressInfo).port
  return { server: { host: '127.0.0.1', port: listening, secure: options.secure ?? false, auth: null }, received, close }
}
