import MailComposer, { type MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { Sender } from '#config/mail-settings.mjs'
import { htmlOf } from './html.ts'
import type { Attachment, Letter } from './letter.ts'
import { plainOf } from './plain.ts'

export interface Envelope {
  /** Of the mail, the same whenever it is built. */
  id: string
  from: Sender
  to: { name: string; address: string }
  replyTo: string | null
  /** Whole seconds since 1970. */
  date: number
}

/** A separate header could be made with it. */
const unfitForHeader = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const oneAddress = /^[^\s@<>"(),:;[\]\\\p{C}]{1,64}@[^\s@<>"(),:;[\]\\\p{C}]+$/u

/** An address that no mail goes to, now or ever. */
export class UnfitAddress extends Error {}

/**
 * The whole message as it goes over the wire (RFC 5322), the same bytes for the same input. A name that could not be in a
 * header is left out; throws UnfitAddress for an address that is not exactly one.
 */
export async function messageOf(
  letter: Letter,
  attachments: readonly Attachment[],
  { id, from, to, replyTo, date }: Envelope,
): Promise<string> {
  if (to.address.length > 254 || !oneAddress.test(to.address)) throw new UnfitAddress('This is no address that mail can be sent to')
  if (unfitForHeader.test(letter.subject)) throw new Error('A subject is one line')
  const name = unfitForHeader.test(to.name) ? '' : to.name
  const options: MailComposerOptions & { baseBoundary: string } = {
    from: { name: from.name, address: from.address },
    to: { name, address: to.address },
    ...(replyTo && { replyTo }),
    subject: letter.subject,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: new Date(date * 1000),
    // No "out of office" comes back to what was not written by a person.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: plainOf(letter),
    html: htmlOf(letter),
    // As it was signed, even if programs on the way change lines of text.
    attachments: attachments.map(({ name: filename, type, content }) => ({
      filename,
      content,
      contentType: type,
      contentTransferEncoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
    // Where the parts end is else chosen by chance.
    baseBoundary: id,
  }
  const built = (await new MailComposer(options).compile().build()).toString('utf8')
  // The composer leaves the breaks within a text as they are; on the wire, and in a file, all lines end the same way.
  return built.replaceAll(/\r?\n/g, '\r\n')
}
