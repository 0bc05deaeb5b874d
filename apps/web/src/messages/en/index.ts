import moments from '@convostat/api/moments/messages/en.json'
import momentTimes from '@convostat/api/moments/messages/times/en.json'
import charts from '#charts/messages/en.json'
import paper from '#components/export/messages/paper/en.json'
import tables from '#components/export/messages/tables/en.json'
import counted from '#components/figure/messages/en.json'
import filters from '#components/filters/messages/en.json'
import license from '#components/license/messages/en.json'
import people from '#components/people/messages/en.json'
import sample from '#components/sample/messages/en.json'
import why from '#components/sentiment/messages/en.json'
import share from '#components/share/messages/en.json'
import uploads from '#components/uploads/messages/en.json'
import ask from '#features/ask/messages/en.json'
import proof from '#features/privacy/messages/en.json'
import relationship from '#features/relationship/messages/en.json'
import settings from '#features/settings/messages/en.json'
import upload from '#features/upload/messages/en.json'
import words from '#features/words/messages/en.json'
import { format } from '#format/index.ts'
import landing from '#site/landing/messages/en.json'
import legal from '#site/legal/messages/en.json'
import payment from '#site/payment/messages/en.json'
import pricing from '#site/pricing/messages/en.json'
import api from '../api/en.json'
import dashboard from '../dashboard/en.json'
import emotionalInsights from '../emotional-insights/en.json'
import favorites from '../favorites/en.json'
import milestones from '../milestones/en.json'
import search from '../search/en.json'
import specialMoments from '../special-moments/en.json'
import storage from '../storage/en.json'
import wrapped from '../wrapped/en.json'
import { shell } from './shell.ts'

/** Every sentence of the interface in English: the catalogue that the others are compared with. Pages load its parts, each with what says it. */
export const english = {
  ...shell,
  ask: ask(format),
  landing: landing(format),
  pricing: pricing(format),
  legal: legal(format),
  payment: payment(format),
  upload: upload(format),
  uploads: uploads(format),
  storage: storage(format),
  dashboard: dashboard(format),
  counted: counted(format),
  charts: charts(format),
  emotionalInsights: emotionalInsights(format),
  favorites: favorites(format),
  filters: filters(format),
  milestones: milestones(format),
  paper: paper(format),
  people: people(format),
  proof: proof(format),
  relationship: relationship(format),
  sample: sample(format),
  search: search(format),
  license: license(format),
  settings: settings(format),
  share: share(format),
  specialMoments: specialMoments(format),
  tables: tables(format),
  api: api(format),
  moments: moments(format),
  momentTimes: momentTimes(format),
  why: why(format),
  words: words(format),
  wrapped: wrapped(format),
} as const
