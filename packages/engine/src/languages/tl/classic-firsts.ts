/** What people remember having said first in Filipino, the dearest first. */
export const classicFirsts: readonly string[] = [
  'mahal kita',
  'miss na kita',
  'namimiss kita',
  'maligayang kaarawan',
  'maligayang pasko',
  'manigong bagong taon',
  'magandang gabi',
]
