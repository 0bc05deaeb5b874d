/** What people remember having said first in Catalan, the dearest first. */
export const classicFirsts: readonly string[] = [
  "t'estimo",
  "t'estime",
  'et trobo a faltar',
  'per molts anys',
  'bon nadal',
  'feliç any nou',
  'bona nit',
  'enhorabona',
]
