/** The forms a word takes beside a number, by the categories of CLDR; `other` where a language has no form of its own. */
export type Forms<T = string> = Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }

/** The form that goes with a number in a language: `plural('ar')(3, { one: …, few: …, other: … })`. */
export function plural(language: string): <T>(n: number, forms: Forms<T>) => T {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => forms[rules.select(n)] ?? forms.other
}
