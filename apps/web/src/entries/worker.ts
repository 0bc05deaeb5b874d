import { createChatApi } from '@convostat/api/handlers'
import { lentCard } from '@convostat/api/handlers/from-page-card'
import { lentCorrections } from '@convostat/api/handlers/from-page-corrections'
import { lentLicense } from '@convostat/api/handlers/from-page-license'
import { lentModel } from '@convostat/api/handlers/from-page-model'
import { pause } from '@convostat/api/handlers/pause'
import { lentPeople } from '@convostat/api/handlers/people'
import { lentPrinter } from '@convostat/api/handlers/printing'
import { lentLocalModels } from '@convostat/api/local-model/lent-local-models'
import { bringPacking } from '@convostat/api/packing-fallback'
import { type Port, serve, want } from '@convostat/api/port'
import { warmUp } from '@convostat/engine/import/warm-up'
import { serveTrying } from '#data/client/serve-trying.ts'
import { warmWhenQuiet } from '#data/client/warm-when-quiet.ts'
import { questionsOnDevice } from '#store/answered-questions.ts'
import { createBrowserStore } from '#store/browser-store.ts'
import { tellTabs } from '#store/changes.ts'
import { openDatabase } from '#store/database.ts'

/**
 * The engine of the page: it answers the whole chat API and has the whole chat in memory. Its response forbids it any
 * network, so all it needs is in this one script.
 */
const page: Port = { postMessage: (message) => postMessage(message), addEventListener: (type, hear) => addEventListener(type, hear) }
bringPacking()
const database = openDatabase()
const store = createBrowserStore(database, tellTabs())
const license = lentLicense(Date.now)
const corrections = lentCorrections()
const people = lentPeople()
const card = lentCard()
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
  card,
  questions: questionsOnDevice(database),
})

// Meanwhile the page reads what it passes to the worker: a database that never opens is not waited for twice.
void database(async () => undefined).catch(() => undefined)

const warmed = warmWhenQuiet(answer, (signal) => warmUp({ signal, pause }))

serve(page, warmed, {
  lend: {
    license: license.lend,
    corrections: corrections.lend,
    people: people.lend,
    card: card.lend,
    weights: weights.lend,
    printer: printer.lend,
    localModel: localModels.lendStatus,
    localModelPort: localModels.lendPort,
    trying: serveTrying,
  },
})
