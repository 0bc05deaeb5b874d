import { database } from '#data/client/database.ts'
import { engine } from '#data/client/engine.ts'
import { freeBytes } from '#platform/room.ts'
import type { BegunUpload, LeftUpload, UploadOptions } from '#store/pending-uploads.ts'
import * as store from '#store/pending-uploads.ts'

const nothing = async () => undefined
const onServer: BegunUpload = { wants: nothing, isCopied: async () => false, end: nothing, release: nothing }

/** Notes an upload and copies its file, so that the next start can finish it. A server receives the file itself, and nothing of it is kept here. */
export const beginUpload = (file: File, wanted: UploadOptions): BegunUpload =>
  engine.kind === 'server' ? onServer : store.beginUpload(database, file, wanted, freeBytes)

/** Takes over an upload that another page left behind; null if it is no longer there to be taken. */
export const resumeUpload = (left: LeftUpload): Promise<BegunUpload | null> => store.resumeUpload(database, left)
