import type { Saving } from '#charts/saving.ts'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { useScreen } from '#components/screen/screen.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Bar } from '#ui/bar.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Person } from '#ui/person.tsx'
import type { LinkList } from './answers.ts'
import { linksPart, shownDomains } from './links-part.ts'
import { sayWords } from './messages/index.ts'
import { linkSentence } from './sentences.ts'
import { TableBlock } from './table-block.tsx'
import { linkTable } from './tables.ts'

const { links: words } = sayWords

const saving: Saving<LinkList> = {
  file: 'links',
  sentence: linkSentence,
  notes: ({ total_domains: all }) => (all > shownDomains ? [{ text: words.more({ shown: shownDomains, all }) }] : []),
  drawing: async (list, tokens, width) => [linksPart(list, tokens, width)],
}

/** Where the links lead, and those sent last. They are text: nothing here visits them. */
export function Links({ of }: { of: Loadable<LinkList> }) {
  const { open } = useScreen()
  return (
    <TableBlock
      of={of}
      name={words.title}
      definition={words.definition}
      over={({ links, messages_with_links: messages }) => words.over({ links, messages })}
      leads={[{ wanted: { link: true }, says: words.showMessages }]}
      sentence={linkSentence}
      empty={words.none}
      unit={words.domains}
      table={linkTable}
      saving={saving}
    >
      {({ domains, total_domains: all, latest }) => (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <section className="min-w-0">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-ink-soft">{words.domains}</h3>
              <span className="text-sm text-ink-faint">{words.columns[1]}</span>
            </div>
            <div className="mt-2">
              <FirstOnes of={domains} first={shownDomains} isOrdered className="space-y-2.5">
                {({ domain, count }) => (
                  <li key={domain}>
                    <p className="flex items-baseline justify-between gap-4">
                      <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{domain}</bdi>
                      <span className="figures shrink-0 text-ink-soft">
                        <FigureLink wanted={{ query: `"${domain}"`, link: true }} label={sayCounted.show}>
                          {format.count(count)}
                        </FigureLink>
                      </span>
                    </p>
                    <Bar part={count / domains[0].count} className="mt-0.5 h-2" />
                  </li>
                )}
              </FirstOnes>
            </div>
            {all > domains.length && <p className="mt-3 text-ink-faint">{words.more({ shown: domains.length, all })}</p>}
          </section>
          <section className="min-w-0">
            <h3 className="text-ink-soft">{words.latest}</h3>
            <div className="mt-2">
              <FirstOnes of={latest.map((link, at) => ({ ...link, at }))} first={6} isOrdered>
                {({ id, author, date, url, at }) => (
                  <li key={at} className="border-b border-line py-2 last:border-0">
                    <button
                      type="button"
                      title={say.quoted.open}
                      onClick={() => open(id)}
                      className="group block w-full min-w-0 rounded-sm text-start"
                    >
                      <span className="line-clamp-2 underline-offset-4 [overflow-wrap:anywhere] group-hover:text-pen group-hover:underline">
                        <bdi>{url}</bdi>
                      </span>
                      <span className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-base text-ink-faint">
                        <Person name={author} />
                        <time dateTime={date} className="figures">
                          {words.sent({ date })}
                        </time>
                      </span>
                    </button>
                  </li>
                )}
              </FirstOnes>
            </div>
          </section>
        </div>
      )}
    </TableBlock>
  )
}
