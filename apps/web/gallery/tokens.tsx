import { useShownTheme } from '#ui/theme.ts'
import { Specimen, Specimens } from './specimen.tsx'
import { words } from './words.ts'

/** Every color that tokens.css gives a name, as the theme that is shown has it. */
export function Colors() {
  const theme = useShownTheme()
  return (
    <Specimens id="tokens" title={words.parts.tokens} key={theme}>
      <div className="style-grid">
        {namesOfColors().map((name) => (
          <Specimen key={name} name={name} className="block">
            <div className="h-14 rounded-md border border-line" style={{ background: `var(--${name})` }} />
            <p className="figures mt-1 text-sm text-ink-soft">{getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)}</p>
          </Specimen>
        ))}
      </div>
    </Specimens>
  )
}

/** What the light theme names, in its order. */
function namesOfColors(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => flat([...sheet.cssRules]))
  const light = rules.filter((rule) => rule instanceof CSSStyleRule).find(({ selectorText }) => /data-theme="?light/.test(selectorText))
  return [...(light?.style ?? [])].flatMap((name) => (name.startsWith('--') && name !== '--lift' ? [name.slice(2)] : []))
}

const flat = (rules: readonly CSSRule[]): CSSRule[] =>
  rules.flatMap((rule) => [rule, ...('cssRules' in rule ? flat([...(rule as CSSGroupingRule).cssRules]) : [])])

const scale = ['text-6xl', 'text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm'] as const

export function Type() {
  return (
    <Specimens id="type" title={words.parts.type}>
      {scale.map((size, place) => (
        <Specimen key={size} name={`${place < 5 ? 'display ' : ''}${size}`}>
          <p className={`${place < 5 ? 'display ' : ''}${size}`}>{place < 5 ? words.sentence : words.text}</p>
        </Specimen>
      ))}
      <Specimen name="font-serif italic">
        <p className="font-serif text-xl italic">{words.text}</p>
      </Specimen>
      <Specimen name="figures">
        <p className="figures text-xl">0123456789 · 4,865 · 12.4 %</p>
      </Specimen>
      <Specimen name="text-ink, -ink-soft, -ink-faint, -pen, -wax, -good, -warn">
        {['text-ink', 'text-ink-soft', 'text-ink-faint', 'text-pen', 'text-wax', 'text-good', 'text-warn'].map((ink) => (
          <p key={ink} className={`font-semibold ${ink}`}>
            {words.another}
          </p>
        ))}
      </Specimen>
    </Specimens>
  )
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20]

export function Spacing() {
  return (
    <Specimens id="spacing" title={words.parts.spacing}>
      <Specimen name="1 to 20" className="items-end">
        {steps.map((step) => (
          <div key={step} className="text-center">
            <div className="bg-pen" style={{ width: `calc(${step} * var(--spacing))`, height: `calc(${step} * var(--spacing))` }} />
            <p className="figures text-sm text-ink-faint">{step}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name="rounded-sm, -md, -lg, -full, corners, shadow-lift, double-rule, leader" className="gap-6">
        {['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full', 'corners', 'shadow-lift'].map((look) => (
          <div key={look} className={`style-box border border-line bg-sheet ${look}`} />
        ))}
        <div className="double-rule w-40" />
        <span className="leader" />
      </Specimen>
    </Specimens>
  )
}
