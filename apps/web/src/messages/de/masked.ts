/** The whole app so that nobody can be known in it. */
export const masked = {
  title: 'Maskierter Modus',
  about:
    'Namen werden zu Buchstaben, und alles Geschriebene ist verdeckt, in jeder Ansicht und in jeder Datei, die von hier gespeichert wird. Zahlen bleiben, wie sie sind.',
  words:
    'Ebenfalls verdeckt: Wörter, Wendungen, Themen und Links, denn niemand kann sagen, welche davon jemanden nennen. Emojis bleiben. Eine Suche findet, was du tippst.',
  notCovered:
    'Nicht verdeckt: was du selbst tippst, für wen deine Lizenz ist, und ein Download all deiner Daten, der alles zurückbringen muss.',
  where: 'Gilt in diesem Browser, für alle seine Tabs, bis du es ausschaltest.',
  on: 'Namen und Texte maskieren',
  off: 'Namen und Texte zeigen',
  also: ['Maskieren', 'Verbergen', 'Verdecken', 'Privatsphäre', 'Anonym', 'Präsentation', 'Namen'],
  isOn: 'Maskiert',
  isOnAbout: 'Namen und Texte sind verdeckt',
  show: 'Zeigen',
  mark: 'Der maskierte Modus ist an',
  inPicture: (period: string) => `${period} · maskiert`,
  inFile: 'Maskiert: Namen und Texte sind verdeckt.',
  backup: 'Die Datei enthält alles, wie es ist, auch solange die App maskiert ist.',
  person: (letters: string) => `Person ${letters}`,
  someone: 'Jemand',
} as const
