import { Failure } from '@convostat/api'
import { diskReceiver } from '@convostat/api/disk-file'
import type { Answer, Receiver } from '@convostat/api/http'
import type { Arrivals, OnItsWay, Place } from '#http/arrivals.ts'
import type { createSessions, Session } from './sessions.ts'

type CallContext = Parameters<Answer>[2]
type Sessions = Pick<ReturnType<typeof createSessions>, 'open' | 'arrive' | 'settle'>

/** What arrives for sessions: files, which begin one where there is none, and what backups unpack to. */
export function sessionArrivals(sessions: Sessions, uploads: Arrivals) {
  async function receiver(session: Session, place: Place): Promise<Receiver> {
    const { write, finish, discard } = await diskReceiver(session.folder)
    return {
      async write(bytes) {
        await sessions.arrive(session, bytes.length)
        await write(bytes)
      },
      finish,
      async discard() {
        place.leave()
        await discard()
        await sessions.settle(session)
      },
    }
  }

  return {
    /** A file for a session, or for a new one, which `opened` is called with first. */
    async receive(found: Session | undefined, address: string, body: OnItsWay, opened: (session: Session) => void): Promise<Receiver> {
      if (found?.isReceiving) throw new Failure('busy')
      const place = uploads.enter(address, body)
      if (found) found.isReceiving = true
      let session = found
      try {
        session ??= await sessions.open(address)
        opened(session)
        return await receiver(session, place)
      } catch (error) {
        place.leave()
        if (session) await sessions.settle(session)
        throw error
      }
    },

    /** A backup is small as it arrives; what it unpacks to takes room as well. It is stopped where there is none to be had. */
    counting(session: Session, context: CallContext): CallContext {
      const stopping = new AbortController()
      let counted = 0
      return {
        ...context,
        signal: AbortSignal.any([context.signal, stopping.signal]),
        report(progress) {
          const bytes = progress.done - counted
          counted = progress.done
          sessions.arrive(session, bytes).catch((error: unknown) => stopping.abort(error))
          context.report(progress)
        },
      }
    },
  }
}
