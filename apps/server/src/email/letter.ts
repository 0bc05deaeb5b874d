/** What a mail says, before it is drawn: one idea, in the order in which it is read. */
export interface Letter {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  title: string
  paragraphs: readonly string[]
  /** A receipt's lines: what, and which. */
  facts: readonly (readonly [name: string, value: string])[]
  /** The one thing to do, if there is one. */
  action: { label: string; url: string } | null
  /** What is good to know, in small letters. */
  notes: readonly string[]
  /** Above everything else: that no money was taken. */
  banner: string | null
  /** Below everything else. */
  footer: readonly string[]
}

export interface Attachment {
  name: string
  type: string
  content: string
}
