// @ts-check
/**
 * Numbers in words by CLDR's rules (rule-based number formatting, UTS 35 part 3), as far as spelling out whole numbers needs
 * them. A rule covers the numbers from its base on; arrows mean the number divided by the rule's power of ten, and for
 * what is left of it.
 */

/** @typedef {{ base: number, divisor: number, text: string }} Rule */

/** The sets of rules of a language, by name. @param {Record<string, [string, string][]>} given @returns {Map<string, Rule[]>} */
export function ruleSets(given) {
  return new Map(Object.entries(given).flatMap(([name, rules]) => (Array.isArray(rules) ? [[name, rules.flatMap(ruleOf)]] : [])))
}

/** @param {[string, string]} rule @returns {Rule[]} */
function ruleOf([key, text]) {
  const [, base, radix = '10', less = ''] = /^(\d+)(?:\/(\d+))?(>*)$/.exec(key) ?? []
  if (base === undefined) return []
  const power = Number(base) === 0 ? 0 : Math.floor(Math.log(Number(base)) / Math.log(Number(radix)) + 1e-9)
  return [{ base: Number(base), divisor: Number(radix) ** Math.max(0, power - less.length), text: text.replace(/;$/, '') }]
}

/** The number in words; throws where the rules write it in digits. @param {Map<string, Rule[]>} sets @param {string} name @param {number} number @returns {string} */
export function spelled(sets, name, number, depth = 0) {
  const rules = sets.get(name)
  if (!rules || depth > 40) throw new Error(`no rules ${name}`)
  let at = rules.findLastIndex(({ base }) => base <= number)
  if (at < 0) throw new Error(`no rule for ${number}`)
  // A rule that says a rest is not for numbers without one, if it begins in the middle of a power.
  const { base: from, divisor: by, text: says } = rules[at]
  if (/←/.test(says) && /→/.test(says) && number % by === 0 && from % by !== 0 && at > 0) at--
  const { divisor, text } = rules[at]
  const [quotient, rest] = [Math.floor(number / divisor), number % divisor]
  const kept = text.startsWith("'") ? text.slice(1) : text
  const whole = kept.replace(/\[([^\]]*)\]/g, (_, optional) => (rest === 0 ? '' : optional))
  return whole.replace(/(←|→|=)([^←→=]*)\1(→?)/g, (_, arrow, to) => {
    if (/[#0]/.test(to)) throw new Error('digits')
    const next = to === '' ? name : to.startsWith('%') ? to : name
    if (arrow === '=') return spelled(sets, next, number, depth + 1)
    return spelled(sets, next, arrow === '←' ? quotient : rest, depth + 1)
  })
}
