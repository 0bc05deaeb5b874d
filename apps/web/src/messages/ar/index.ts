import moments from '@convostat/api/moments/messages/ar.json'
import momentTimes from '@convostat/api/moments/messages/times/ar.json'
import charts from '#charts/messages/ar.json'
import paper from '#components/export/messages/paper/ar.json'
import tables from '#components/export/messages/tables/ar.json'
import counted from '#components/figure/messages/ar.json'
import filters from '#components/filters/messages/ar.json'
import license from '#components/license/messages/ar.json'
import people from '#components/people/messages/ar.json'
import why from '#components/sentiment/messages/ar.json'
import share from '#components/share/messages/ar.json'
import ask from '#features/ask/messages/ar.json'
import proof from '#features/privacy/messages/ar.json'
import relationship from '#features/relationship/messages/ar.json'
import settings from '#features/settings/messages/ar.json'
import words from '#features/words/messages/ar.json'
import { format } from '#format/index.ts'
import payment from '#site/payment/messages/ar.json'
import emotionalInsights from '../emotional-insights/ar.json'
import favorites from '../favorites/ar.json'
import type { InBrowser } from '../messages.ts'
import milestones from '../milestones/ar.json'
import search from '../search/ar.json'
import specialMoments from '../special-moments/ar.json'
import wrapped from '../wrapped/ar.json'
import { opening } from './opening.ts'

/** Every sentence of the interface in Arabic, except for those of pages that are sent as they were drawn. */
export const arabic: InBrowser = {
  ...opening,
  ask: ask(format),
  payment: payment(format),
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
  search: search(format),
  license: license(format),
  settings: settings(format),
  share: share(format),
  specialMoments: specialMoments(format),
  tables: tables(format),
  moments: moments(format),
  momentTimes: momentTimes(format),
  why: why(format),
  words: words(format),
  wrapped: wrapped(format),
}
