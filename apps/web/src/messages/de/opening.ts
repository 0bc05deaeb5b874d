import sample from '#components/sample/messages/de.json'
import uploads from '#components/uploads/messages/de.json'
import upload from '#features/upload/messages/de.json'
import { format } from '#format/index.ts'
import site from '#messages/site/de.json'
import api from '../api/de.json'
import dashboard from '../dashboard/de.json'
import masked from '../masked/de.json'
import type { Opening } from '../messages.ts'
import notices from '../notices/de.json'
import offline from '../offline/de.json'
import palette from '../palette/de.json'
import screens from '../screens/de.json'
import shared from '../shared/de.json'
import storage from '../storage/de.json'

/** What the app's frame and its first screen say in German: all else follows once they are drawn. */
export const opening: Opening = {
  ...shared(format),
  masked: masked(format),
  notices: notices(format),
  offline: offline(format),
  palette: palette(format),
  screens: screens(format),
  site: site(format),
  api: api(format),
  dashboard: dashboard(format),
  sample: sample(format),
  storage: storage(format),
  upload: upload(format),
  uploads: uploads(format),
}
