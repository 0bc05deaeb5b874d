import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { SessionParts } from './session-parts.ts'

type Needed = Pick<SessionParts, 'chats' | 'corrections' | 'people' | 'questions' | 'precedence'>

/** The chats that are kept: listed, opened, deleted, backed up and restored. */
export function uploadsHandlers({ chats, corrections, people, questions, precedence }: Needed): Answering<Contract['uploads']> {
  const hasNone = async () => {
    const { uploads, damaged, storage } = await chats.history()
    // A browser that could not open its store shows none; they may be there all the same.
    return uploads.length + damaged.length === 0 && storage.kind !== 'memory'
  }
  const forgetAll = () => {
    corrections.replace([])
    people.replace([])
  }
  return {
    list: async ({ check = false }, context) => {
      const history = await chats.history()
      return check ? { ...history, unreadable: await chats.unreadable(context) } : history
    },
    delete: async ({ upload_id, all, file_count }) => {
      if (upload_id === undefined && !all) throw new Failure('field_invalid', { field: 'upload_id' })
      // A chat that comes again has had its question. Where one step fails the others are done all the same.
      const forgotten = Promise.resolve(all ? questions.forget() : undefined)
      forgotten.catch(() => undefined)
      const { deleted, kept } = await chats.delete(all ? null : (upload_id ?? null), file_count).finally(() => {
        if (all) forgetAll()
      })
      // Corrections of messages belong to chats, and are deleted with the last of them.
      if (deleted.length > 0 && (await hasNone())) forgetAll()
      await forgotten
      return kept.length > 0 ? { deleted, kept } : { deleted }
    },
    open: ({ upload_id, ...how }, context) => chats.open(upload_id, how, context),
    copy: ({ upload_id = null }) => chats.copy(upload_id),
    backup: (_, context) => chats.backup({ favorites: [], milestones: [] }, context),
    backupWith: ({ upload_id, ...saved }, context) => chats.backup(saved, context, upload_id),
    restore: ({ file, only }, context) => precedence.first(() => chats.restore(file, only === 'saved', context)),
  }
}
