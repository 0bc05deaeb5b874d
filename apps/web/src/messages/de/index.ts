import paper from '#components/export/messages/paper/de.json'
import tables from '#components/export/messages/tables/de.json'
import people from '#components/people/messages/de.json'
import sample from '#components/sample/messages/de.json'
import uploads from '#components/uploads/messages/de.json'
import proof from '#features/privacy/messages/de.json'
import settings from '#features/settings/messages/de.json'
import upload from '#features/upload/messages/de.json'
import words from '#features/words/messages/de.json'
import { format } from '#format/index.ts'
import payment from '#site/payment/messages/de.json'
import favorites from '../favorites/de.json'
import type { Messages } from '../messages.ts'
import storage from '../storage/de.json'
import { apiMessages } from './api-messages.ts'
import { ask } from './ask.ts'
import { charts } from './charts.ts'
import { counted } from './counted.ts'
import { dashboard } from './dashboard.ts'
import { emotionalInsights } from './emotional-insights.ts'
import { filters } from './filters.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { license } from './license.ts'
import { milestones } from './milestones.ts'
import { pricing } from './pricing.ts'
import { relationship } from './relationship.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { specialMoments } from './special-moments.ts'
import { why } from './why.ts'
import { wrapped } from './wrapped.ts'

/** Every sentence of the interface in German. */
export const german: Messages = {
  ...shell,
  ask,
  landing,
  pricing,
  legal,
  payment: payment(format),
  upload: upload(format),
  uploads: uploads(format),
  storage: storage(format),
  dashboard,
  counted,
  charts,
  emotionalInsights,
  favorites: favorites(format),
  filters,
  milestones,
  paper: paper(format),
  people: people(format),
  proof: proof(format),
  relationship,
  sample: sample(format),
  search,
  license,
  settings: settings(format),
  specialMoments,
  tables: tables(format),
  apiMessages,
  why,
  words: words(format),
  wrapped,
}
