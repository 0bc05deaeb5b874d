import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import type { SessionParts } from './session-parts.ts'

/** Reading a file that is given. */
export const uploadHandlers = ({ chats, precedence }: Pick<SessionParts, 'chats' | 'precedence'>): Answering<Contract['upload']> => ({
  inspect: ({ file, date_order, other_formats }, context) =>
    precedence.first(() => chats.inspect({ file, dateOrder: date_order, otherFormats: other_formats }, context)),
  sample: ({ file }, context) => chats.sample(file, context),
  run: ({ file, date_order, other_formats, append_to, replace }, context) => {
    const source = { file, dateOrder: date_order, otherFormats: other_formats }
    return precedence.first(() =>
      append_to === undefined ? chats.upload(source, context, replace) : chats.append(append_to, source, context),
    )
  },
})
