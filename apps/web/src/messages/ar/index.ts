import paper from '#components/export/messages/paper/ar.json'
import tables from '#components/export/messages/tables/ar.json'
import people from '#components/people/messages/ar.json'
import sample from '#components/sample/messages/ar.json'
import uploads from '#components/uploads/messages/ar.json'
import proof from '#features/privacy/messages/ar.json'
import settings from '#features/settings/messages/ar.json'
import upload from '#features/upload/messages/ar.json'
import words from '#features/words/messages/ar.json'
import { format } from '#format/index.ts'
import payment from '#site/payment/messages/ar.json'
import favorites from '../favorites/ar.json'
import type { Messages } from '../messages.ts'
import storage from '../storage/ar.json'
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

/** Every sentence of the interface in Arabic. */
export const arabic: Messages = {
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
