import { brand } from '#data/client/brand.ts'
import { MailLink } from '#ui/mail-link.tsx'
import { figures, type Sentence, said } from '../figures.ts'
import { sayLegal } from './messages/index.ts'

/** A heading, the text under it, and a list. */
interface LegalSection {
  title: string
  text: readonly Sentence[]
  list?: readonly Sentence[]
  /** What is said below the list. */
  more?: readonly Sentence[]
}

interface LegalPageProps {
  title: string
  /** What is above the title: for a page that one agrees to, the day it was last changed. */
  above: string
  lead: Sentence
  sections: readonly LegalSection[]
}

const { contact } = sayLegal

/** A page to read: its title, a sentence that says the most of it, its sections, and who to ask. */
export function LegalPage({ title, above, lead, sections }: LegalPageProps) {
  const mail = brand.contact_email ?? brand.support_email
  return (
    <article className="mx-auto max-w-5xl px-4 pb-24 sm:px-8 sm:pb-36">
      <header className="pt-12 pb-10 sm:pt-20 sm:pb-14">
        <p className="text-ink-faint">{above}</p>
        <h1 className="display mt-3 text-[2.75rem] sm:text-6xl">{title}</h1>
        <p className="mt-6 max-w-[52ch] font-serif text-xl text-ink-soft [overflow-wrap:anywhere] sm:text-2xl">{said(lead)}</p>
      </header>
      <div className="double-rule" />
      <div className="divide-y divide-line [overflow-wrap:anywhere]">
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <section className={sectionLook}>
          <h2 className={titleLook}>{contact.title}</h2>
          {mail ? (
            <p className={textLook}>
              {contact.mail({
                ...figures,
                address: mail,
                mail: () => <MailLink key="mail" mail={mail} className="text-pen underline underline-offset-4" />,
              })}
            </p>
          ) : (
            <p className={textLook}>{said(contact.none)}</p>
          )}
        </section>
      </div>
    </article>
  )
}

const sectionLook = 'grid gap-3 py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12'
const titleLook = 'display text-2xl'
const textLook = 'max-w-[66ch]'

function Section({ title, text, list = [], more = [] }: LegalSection) {
  return (
    <section className={sectionLook}>
      <h2 className={titleLook}>{title}</h2>
      <div className="space-y-3">
        {text.map(said).map((paragraph) => (
          <p key={paragraph} className={textLook}>
            {paragraph}
          </p>
        ))}
        {list.length > 0 && (
          <ul className="list-disc space-y-2 ps-5 marker:text-wax">
            {list.map(said).map((point) => (
              <li key={point} className={textLook}>
                {point}
              </li>
            ))}
          </ul>
        )}
        {more.map(said).map((paragraph) => (
          <p key={paragraph} className={textLook}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
