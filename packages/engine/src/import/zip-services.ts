type IsIn = (paths: readonly string[], archiveName: string) => boolean

const some =
  (pattern: RegExp): IsIn =>
  (paths) =>
    paths.some((path) => pattern.test(path))
const every = (paths: readonly string[], ...patterns: RegExp[]): boolean =>
  patterns.every((pattern) => paths.some((path) => pattern.test(path)))
/** `message_1.json` (or .html) in one of the folders that Facebook and Instagram share. */
const metaThread =
  /(?:^|\/)messages\/(?:inbox|archived_threads|e2ee_cutover|filtered_threads|message_requests)\/[^/]+\/message_\d+\.(?:json|html)$/i
const instagramOnly = /instagram|followers_and_following|(?:^|\/)(?:followers|following)(?:_\d+)?\.(?:json|html)$/i

/** Archives of other services, by the files that only they contain. The first that fits is named. */
const services: readonly [name: string, isIn: IsIn][] = [
  ['Telegram', some(/(?:^|\/)(?:result\.json|messages\d*\.html)$/i)],
  ['Instagram', (paths, archive) => some(metaThread)(paths, archive) && [archive, ...paths].some((name) => instagramOnly.test(name))],
  ['Messenger', some(metaThread)],
  ['Google Chat', some(/(?:^|\/)Groups\/[^/]+\/(?:messages|group_info)\.json$/i)],
  // The package Discord itself sends, and the files of DiscordChatExporter, which end with the channel's id.
  [
    'Discord',
    some(/(?:^|\/)messages\/(?:index\.json|c?\d{15,20}\/(?:messages|channel)\.(?:json|csv))$|\[\d{15,20}\][^/]*\.(?:json|csv|html)$/i),
  ],
  ['Threema', (paths, archive) => /^threema-backup/i.test(archive) || some(/(?:^|\/)(?:group_)?message_[^/]+\.csv$/i)(paths, archive)],
  ['Google Hangouts', some(/(?:^|\/)Hangouts\/Hangouts\.json$/i)],
  [
    'Signal',
    (paths, archive) => some(/(?:^|\/)chat\.md$/i)(paths, archive) || every(paths, /(?:^|\/)main\.jsonl$/i, /(?:^|\/)metadata\.json$/i),
  ],
  ['Snapchat', some(/(?:^|\/)(?:chat_history|snap_history)\.(?:json|html)$/i)],
  ['Slack', (paths) => every(paths, /(?:^|\/)channels\.json$/i, /(?:^|\/)users\.json$/i, /\/\d{4}-\d{2}-\d{2}\.json$/)],
  ['Skype', (paths) => every(paths, /(?:^|\/)endpoints\.json$/i, /(?:^|\/)messages\.json$/i)],
  ['KakaoTalk', some(/(?:^|\/)KakaoTalk[^/]*\.(?:csv|eml)$/i)],
]

/** No service writes longer paths; without the bound a crafted one could keep the patterns busy. */
const LONGEST_PATH = 1_024

/** The service an archive is from, null where its files do not tell. */
export function serviceOfZip(allPaths: readonly string[], archiveName: string): string | null {
  const paths = allPaths.filter(({ length }) => length <= LONGEST_PATH).map((path) => path.replaceAll('\\', '/'))
  return services.find(([, isIn]) => isIn(paths, archiveName))?.[0] ?? null
}
