import { say } from '#messages/index.ts'
import { language, languages } from '#messages/language.ts'
import { siteLanguages } from '#routes.ts'
import { sitePathIn } from '#site-path.ts'
import { barePath } from './bare-path.ts'

/** The same page in the other languages, each by its own name; of the page that is not there, their first pages. */
export function Languages({ path }: { path: string | null }) {
  if (siteLanguages.length < 2) return null
  return (
    <nav aria-label={say.site.languages}>
      <ul className="flex flex-wrap gap-x-5">
        {siteLanguages.map((each) => (
          <li key={each}>
            <a
              href={sitePathIn(each, barePath(path))}
              hrefLang={each}
              lang={each}
              data-language={each}
              aria-current={each === language ? 'true' : undefined}
              className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 aria-[current=true]:font-semibold aria-[current=true]:text-ink"
            >
              {languages[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
