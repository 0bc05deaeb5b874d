/** What people remember having said first in Hungarian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'szeretlek',
  'hiányzol',
  'boldog születésnapot',
  'boldog névnapot',
  'boldog karácsonyt',
  'boldog új évet',
  'jó éjszakát',
  'jó éjt',
  'büszke vagyok rád',
  'gratulálok',
]
