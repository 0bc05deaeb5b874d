import moments from '@convostat/api/moments/messages/de.json'
import momentTimes from '@convostat/api/moments/messages/times/de.json'
import charts from '#charts/messages/de.json'
import paper from '#components/export/messages/paper/de.json'
import tables from '#components/export/messages/tables/de.json'
import counted from '#components/figure/messages/de.json'
import filters from '#components/filters/messages/de.json'
import license from '#components/license/messages/de.json'
import people from '#components/people/messages/de.json'
import why from '#components/sentiment/messages/de.json'
import share from '#components/share/messages/de.json'
import ask from '#features/ask/messages/de.json'
import proof from '#features/privacy/messages/de.json'
import relationship from '#features/relationship/messages/de.json'
import settings from '#features/settings/messages/de.json'
import words from '#features/words/messages/de.json'
import { format } from '#format/index.ts'
import payment from '#site/payment/messages/de.json'
import emotionalInsights from '../emotional-insights/de.json'
import favorites from '../favorites/de.json'
import type { InBrowser } from '../messages.ts'
import milestones from '../milestones/de.json'
import search from '../search/de.json'
import specialMoments from '../special-moments/de.json'
import wrapped from '../wrapped/de.json'
import { opening } from './opening.ts'

/** Every sentence of the interface in German, except for those of pages that are sent as they were drawn. */
export const german: InBrowser = {
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
