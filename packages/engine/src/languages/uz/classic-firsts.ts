/** What people remember having said first in Uzbek, the dearest first. */
export const classicFirsts: readonly string[] = [
  'seni sevaman',
  "sog'indim",
  'sogʻindim',
  "tug'ilgan kuning bilan",
  'tugʻilgan kuning bilan',
  "tug'ilgan kuningiz bilan",
  'tugʻilgan kuningiz bilan',
  'yangi yil bilan',
  'xayrli tun',
  'tabriklayman',
]
