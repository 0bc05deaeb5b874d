import * as lucide from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Footer } from '#components/footer/footer.tsx'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import { Button } from '#ui/button.tsx'
import { allDrawings, Illustration } from '#ui/illustration.tsx'
import { Logo } from '#ui/logo.tsx'
import { Page } from '#ui/page.tsx'
import { PartTitle } from '#ui/part-title.tsx'
import { Section } from '#ui/section.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { Specimen, Specimens } from './specimen.tsx'
import { words } from './words.ts'

const sources = import.meta.glob<string>(['../src/**/*.tsx', './*.tsx'], { query: '?raw', import: 'default', eager: true })
/** Every icon that anything imports. */
const used = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names]) => names.match(/(?<!type )\b[A-Z]\w+\b/g) ?? []),
    ),
  ),
].sort()
const library = lucide as unknown as Record<string, ComponentType<{ className: string }>>

export function Icons() {
  return (
    <Specimens id="icons" title={words.parts.icons}>
      <div className="style-grid">
        {used.map((name) => {
          const Icon = library[name]
          return (
            Icon && (
              <Specimen key={name} name={name}>
                <Icon className="size-4" />
                <Icon className="size-[1.15em]" />
                <Icon className="size-5" />
              </Specimen>
            )
          )
        })}
      </div>
    </Specimens>
  )
}

export function Drawings() {
  return (
    <Specimens id="drawings" title={words.parts.drawings}>
      <Specimen name="Logo">
        <Logo />
        {['/favicon.svg', '/icons/icon-32.png', '/icons/icon-192.png', '/icons/apple-touch-icon.png', '/icons/mark.svg'].map((source) => (
          <img key={source} src={source} alt="" className="size-16" />
        ))}
      </Specimen>
      <div className="style-grid">
        {allDrawings.map((drawing) => (
          <Specimen key={drawing} name={`Illustration ${drawing}`}>
            <Illustration of={drawing} />
          </Specimen>
        ))}
      </div>
    </Specimens>
  )
}

const moving = ['appear', 'late', 'sheet-up', 'slide-in', 'skeleton', 'story-rise', 'story-pop', 'story-across', 'story-up'] as const

export function Motion() {
  const [turn, play] = useState(0)
  return (
    <Specimens id="motion" title={words.parts.motion}>
      <Button kind="outline" onClick={() => play(turn + 1)}>
        {words.replay}
      </Button>
      <div key={turn} className="flex flex-wrap gap-6 overflow-hidden">
        {moving.map((name) => (
          <Specimen key={name} name={name}>
            <div className={`style-box rounded-md bg-pen ${name}`} />
          </Specimen>
        ))}
      </div>
    </Specimens>
  )
}

export function Frames() {
  return (
    <Specimens id="pages" title={words.parts.pages}>
      <Specimen name="TopBar, ScreenHead, Page, PartTitle, Section, Footer" className="block border border-line">
        <TopBar />
        <Page>
          <ScreenHead title={words.title} people={words.names.slice(0, 3)} about={words.about} />
          <PartTitle>{words.figure}</PartTitle>
          <Section title={words.figure} about={words.text}>
            <p>{words.text}</p>
          </Section>
        </Page>
        <Footer hasTheme />
      </Specimen>
    </Specimens>
  )
}
