import sample from '#components/sample/messages/de.json'
import settings from '#features/settings/messages/de.json'
import { format } from '#format/index.ts'
import type { Messages } from '../messages.ts'
import { apiMessages } from './api-messages.ts'
import { ask } from './ask.ts'
import { charts } from './charts.ts'
import { counted } from './counted.ts'
import { dashboard } from './dashboard.ts'
import { emotionalInsights } from './emotional-insights.ts'
import { favorites } from './favorites.ts'
import { filters } from './filters.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { license } from './license.ts'
import { milestones } from './milestones.ts'
import { paper } from './paper.ts'
import { payment } from './payment.ts'
import { people } from './people.ts'
import { pricing } from './pricing.ts'
import { proof } from './proof.ts'
import { relationship } from './relationship.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { specialMoments } from './special-moments.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'
import { upload } from './upload.ts'
import { uploads } from './uploads.ts'
import { why } from './why.ts'
import { words } from './words.ts'
import { wrapped } from './wrapped.ts'

/** Every sentence of the interface in German. */
export const german: Messages = {
  ...shell,
  ask,
  landing,
  pricing,
  legal,
  payment,
  upload,
  uploads,
  storage,
  dashboard,
  counted,
  charts,
  emotionalInsights,
  favorites,
  filters,
  milestones,
  paper,
  people,
  proof,
  relationship,
  sample: sample(format),
  search,
  license,
  settings: settings(format),
  specialMoments,
  tables,
  apiMessages,
  why,
  words,
  wrapped,
}
