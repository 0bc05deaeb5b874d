/** What people remember having said first in Greek, the dearest first. */
export const classicFirsts: readonly string[] = [
  'σε αγαπώ',
  "σ'αγαπώ",
  'μου λείπεις',
  'χρόνια πολλά',
  'καλά χριστούγεννα',
  'καλή χρονιά',
  'καληνύχτα',
  'συγχαρητήρια',
]
