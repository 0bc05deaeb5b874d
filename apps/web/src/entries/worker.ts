import { createChatApi, lentCorrections, lentLicense, lentLocalModels, lentModel, lentPeople, lentPrinter } from '@convostat/api/handlers'
import type { Answer } from '@convostat/api/http'
import { bringPacking } from '@convostat/api/packing-fallback'
import { type Port, serve, want } from '@convostat/api/port'
import { serveTrying } from '#data/client/serve-trying.ts'
import { within } from '#platform/within.ts'
import { questionsOnDevice } from '#store/answered-questions.ts'
import { createBrowserStore } from '#store/browser-store.ts'
import { tellTabs } from '#store/changes.ts'
import { openDatabase } from '#store/database.ts'
import { forgetUnfinished } from '#store/journal.ts'
import { workedFiles } from '#store/worked-files.ts'

/**
 * The engine of the page: it answers the whole chat API and holds every byte of a chat. Its response forbids it any
 * network, so all it needs stands in this one script.
 */
const page: Port = { postMessage: (message) => postMessage(message), addEventListener: (type, hear) => addEventListener(type, hear) }
bringPacking()
const database = openDatabase()
const tell = tellTabs()
const worked = workedFiles(database, () => tell({ type: 'journal' }))
const store = worked.journaled(createBrowserStore(database, tell))
const license = lentLicense(Date.now)
const corrections = lentCorrections()
const people = lentPeople()
const weights = lentModel((isUseless) => want(page, 'weights', isUseless))
const printer = lentPrinter(() => want(page, 'printer'))
const localModels = lentLocalModels(() => want(page, 'localModelPort'))
// 512 MB of text: about seven million messages.
const answer = createChatApi({
  store,
  now: Date.now,
  limits: { textBytes: 512_000_000 },
  license,
  corrections,
  people,
  emotion: weights.model,
  printing: printer,
  localModels,
  questions: questionsOnDevice(database),
  hearKeeping: worked.keeping,
})

/** The calls that take long with a file; where one is never over, the next start says so. */
const long = new Set(['upload.inspect', 'upload.run'])

// Meanwhile the page reads what it passes to the worker: a database that never opens is not waited for twice.
void database(async () => undefined).catch(() => undefined)

async function forget(): Promise<void> {
  await within(500, forgetUnfinished(database)).catch(() => undefined)
  tell({ type: 'journal' })
}

const journaled: Answer = async (name, input, context) => {
  const { file, all } = Object(input) as { file?: unknown; all?: unknown }
  // An entry of the journal has the name of a file.
  if (name === 'uploads.delete' && all === true) await forget()
  if (!long.has(name) || !(file instanceof File)) return answer(name, input, context)
  // Whoever chooses a file again has read that the last one was not finished.
  await forget()
  return worked.during(file, () => answer(name, input, context))
}

serve(page, journaled, {
  lend: {
    license: license.lend,
    corrections: corrections.lend,
    people: people.lend,
    weights: weights.lend,
    printer: printer.lend,
    localModel: localModels.lendStatus,
    localModelPort: localModels.lendPort,
    trying: serveTrying,
  },
})
