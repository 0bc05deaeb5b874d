import moments from '@convostat/api/moments/messages/ar.json'
import charts from '#charts/messages/ar.json'
import paper from '#components/export/messages/paper/ar.json'
import tables from '#components/export/messages/tables/ar.json'
import counted from '#components/figure/messages/ar.json'
import filters from '#components/filters/messages/ar.json'
import license from '#components/license/messages/ar.json'
import people from '#components/people/messages/ar.json'
import sample from '#components/sample/messages/ar.json'
import why from '#components/sentiment/messages/ar.json'
import uploads from '#components/uploads/messages/ar.json'
import ask from '#features/ask/messages/ar.json'
import proof from '#features/privacy/messages/ar.json'
import relationship from '#features/relationship/messages/ar.json'
import settings from '#features/settings/messages/ar.json'
import upload from '#features/upload/messages/ar.json'
import words from '#features/words/messages/ar.json'
import { format } from '#format/index.ts'
import site from '#messages/site/ar.json'
import payment from '#site/payment/messages/ar.json'
import api from '../api/ar.json'
import dashboard from '../dashboard/ar.json'
import emotionalInsights from '../emotional-insights/ar.json'
import favorites from '../favorites/ar.json'
import masked from '../masked/ar.json'
import type { InBrowser } from '../messages.ts'
import milestones from '../milestones/ar.json'
import notices from '../notices/ar.json'
import offline from '../offline/ar.json'
import palette from '../palette/ar.json'
import screens from '../screens/ar.json'
import search from '../search/ar.json'
import shared from '../shared/ar.json'
import specialMoments from '../special-moments/ar.json'
import storage from '../storage/ar.json'
import wrapped from '../wrapped/ar.json'

/** Every sentence of the interface in Arabic, but for those of pages that are sent as they were drawn. */
export const arabic: InBrowser = {
  ...shared(format),
  masked: masked(format),
  notices: notices(format),
  offline: offline(format),
  palette: palette(format),
  screens: screens(format),
  site: site(format),
  ask: ask(format),
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
  specialMoments: specialMoments(format),
  tables: tables(format),
  api: api(format),
  moments: moments(format),
  why: why(format),
  words: words(format),
  wrapped: wrapped(format),
}
