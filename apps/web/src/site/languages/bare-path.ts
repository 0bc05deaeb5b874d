import { language } from '#messages/language.ts'
import { routes, type SitePath } from '#routes.ts'
import { sitePathIn } from '#site-path.ts'

/** The page that is at a path of this language, whatever the language. */
export const barePath = (path: string | null): SitePath => routes.site.find((each) => sitePathIn(language, each) === path) ?? '/'
