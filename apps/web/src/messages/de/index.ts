import moments from '@convostat/api/moments/messages/de.json'
import charts from '#charts/messages/de.json'
import paper from '#components/export/messages/paper/de.json'
import tables from '#components/export/messages/tables/de.json'
import counted from '#components/figure/messages/de.json'
import filters from '#components/filters/messages/de.json'
import license from '#components/license/messages/de.json'
import people from '#components/people/messages/de.json'
import sample from '#components/sample/messages/de.json'
import why from '#components/sentiment/messages/de.json'
import uploads from '#components/uploads/messages/de.json'
import ask from '#features/ask/messages/de.json'
import proof from '#features/privacy/messages/de.json'
import relationship from '#features/relationship/messages/de.json'
import settings from '#features/settings/messages/de.json'
import upload from '#features/upload/messages/de.json'
import words from '#features/words/messages/de.json'
import { format } from '#format/index.ts'
import site from '#messages/site/de.json'
import payment from '#site/payment/messages/de.json'
import api from '../api/de.json'
import dashboard from '../dashboard/de.json'
import emotionalInsights from '../emotional-insights/de.json'
import favorites from '../favorites/de.json'
import masked from '../masked/de.json'
import type { InBrowser } from '../messages.ts'
import milestones from '../milestones/de.json'
import notices from '../notices/de.json'
import offline from '../offline/de.json'
import palette from '../palette/de.json'
import screens from '../screens/de.json'
import search from '../search/de.json'
import shared from '../shared/de.json'
import specialMoments from '../special-moments/de.json'
import storage from '../storage/de.json'
import wrapped from '../wrapped/de.json'

/** Every sentence of the interface in German, but for those of pages that are sent as they were drawn. */
export const german: InBrowser = {
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
