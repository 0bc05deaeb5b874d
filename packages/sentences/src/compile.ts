import { type MessageFormatElement, type PluralElement, parse, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { styles } from './styles.ts'

/** A sentence as code: a string, or a function of named arguments. */
export interface Compiled {
  /** The expression; it calls `f` (the formats), `alone` and `form`. */
  code: string
  type: string
}

/** What is inside a plural or a select: the number that `#` means, if there is one. */
interface Within {
  counted?: string
}

const quote = (text: string): string => JSON.stringify(text)

/** Compiles one sentence of ICU MessageFormat. Throws where a format is unknown or a plural lacks a form of the language. */
export function compile(text: string, language: string): Compiled {
  const types = new Map<string, string>()
  const argument = (name: string, type: string): string => {
    const known = types.get(name) ?? type
    if (known !== type) throw new Error(`{${name}} is both ${known} and ${type}`)
    types.set(name, type)
    return /^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? `_.${name}` : `_[${quote(name)}]`
  }
  const expressions = (elements: readonly MessageFormatElement[], within?: Within): string[] =>
    elements.map((element) => expression(element, within))
  const expression = (element: MessageFormatElement, within?: Within): string => {
    switch (element.type) {
      case TYPE.literal:
        return quote(element.value)
      case TYPE.pound:
        return `f.count(${within?.counted})`
      case TYPE.argument:
        return `alone(${argument(element.value, 'string')})`
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return formatted(element.value, [TYPE[element.type], element.style].filter(Boolean).join(' '))
      case TYPE.plural:
        return plural(element)
      case TYPE.select:
        return select(element, within?.counted)
      case TYPE.tag:
        if (within) throw new Error(`<${element.value}> is inside a plural or a select`)
        return `${argument(element.value, '(inner: string) => Drawn')}(${joined(element.children)})`
    }
  }
  const joined = (elements: readonly MessageFormatElement[], within?: Within): string => expressions(elements, within).join(' + ') || '""'
  const formatted = (name: string, key: string): string => {
    const style = styles[key]
    if (!style) throw new Error(`{${name}}: there is no format “${key}”`)
    return `f.${style.call}(${style.isSpread ? '...' : ''}${argument(name, style.type)})`
  }
  const plural = ({ value: name, options, pluralType, offset }: PluralElement): string => {
    if (offset !== 0) throw new Error(`{${name}}: an offset is not supported`)
    const n = argument(name, 'number')
    const type = pluralType ?? 'cardinal'
    const forms = formsOf(language, type)
    for (const key of Object.keys(options))
      if (!key.startsWith('=') && !forms.has(key)) throw new Error(`{${name}}: the language ${language} has no form “${key}”`)
    // Arabic’s “zero” may be left out: its words for none of something are those of “other”.
    for (const form of forms.keys()) if (form !== 'zero' && !options[form]) throw new Error(`{${name}} lacks the form “${form}”`)
    const test = (key: string): string => {
      const only = key.startsWith('=') ? Number(key.slice(1)) : forms.get(key)
      return only === null
        ? `form(${quote(language)}, ${n}${type === 'ordinal' ? ', "ordinal"' : ''}) === ${quote(key)}`
        : `${n} === ${only}`
    }
    // Exact numbers come before the forms that are true of them.
    const keys = Object.keys(options).filter((key) => key !== 'other')
    const ordered = [...keys.filter((key) => key.startsWith('=')), ...keys.filter((key) => !key.startsWith('='))]
    return chosen(
      ordered.map((key) => [test(key), joined(options[key].value, { counted: n })]),
      joined(options.other.value, { counted: n }),
    )
  }
  const select = ({ value: name, options }: SelectElement, counted?: string): string => {
    const keys = Object.keys(options)
    const isFlag = keys.every((key) => key === 'true' || key === 'other')
    const of = argument(name, isFlag ? 'boolean' : keys.map(quote).sort().join(' | '))
    const others = keys.filter((key) => key !== 'other')
    const cases = others.map((key) => [isFlag ? of : `${of} === ${quote(key)}`, joined(options[key].value, { counted })] as const)
    return chosen(cases, joined(options.other.value, { counted }))
  }

  const elements = parse(text, { requiresOtherClause: true, shouldParseSkeletons: false })
  const isDrawn = elements.some(({ type }) => type === TYPE.tag)
  const code = isDrawn ? `[${expressions(elements).join(', ')}]` : joined(elements)
  if (types.size === 0) return { code, type: 'string' }
  const given = Array.from(types, ([name, type]) => `${quote(name)}: ${type}`).sort()
  const type = `(of: { ${given.join('; ')} }) =>`
  return { code: `(_) => ${code}`, type: isDrawn ? `<Drawn>${type} (string | Drawn)[]` : `${type} string` }
}

const chosen = (cases: readonly (readonly [test: string, then: string])[], other: string): string =>
  `(${cases.map(([test, then]) => `${test} ? ${then} : `).join('')}${other})`

/**
 * The plural forms of a language, each with the one number that has it, or null where several have it. English “one” is 1 alone,
 * so that its sentences compare numbers and need no rules at run time; French “one” is also 0 and 1.5.
 */
function formsOf(language: string, type: Intl.PluralRuleType): Map<string, number | null> {
  const rules = new Intl.PluralRules(language, { type })
  const found = new Map<string, number | null>()
  for (const form of rules.resolvedOptions().pluralCategories) {
    const having = tried.filter((n) => rules.select(n) === form)
    found.set(form, having.length === 1 ? having[0] : null)
  }
  return found
}

/** Every remainder of a hundred several times over, fractions, and the large numbers that some languages count otherwise. */
const tried = [...Array.from({ length: 1200 }, (_, n) => n), 0.1, 0.5, 1.1, 1.5, 2.5, 21.5, 10_000, 1e6, 1_000_001, 2e6]
