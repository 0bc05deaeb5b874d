import sample from '#components/sample/messages/ar.json'
import uploads from '#components/uploads/messages/ar.json'
import upload from '#features/upload/messages/ar.json'
import { format } from '#format/index.ts'
import site from '#messages/site/ar.json'
import api from '../api/ar.json'
import dashboard from '../dashboard/ar.json'
import masked from '../masked/ar.json'
import type { Opening } from '../messages.ts'
import notices from '../notices/ar.json'
import offline from '../offline/ar.json'
import palette from '../palette/ar.json'
import screens from '../screens/ar.json'
import shared from '../shared/ar.json'
import storage from '../storage/ar.json'

/** What the app's frame and its first screen say in Arabic: all else follows once they are drawn. */
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
