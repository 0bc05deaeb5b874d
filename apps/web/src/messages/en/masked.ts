/** The whole app so that nobody can be known in it. */
export const masked = {
  title: 'Masked mode',
  about:
    'Names become letters and everything written is covered, on every screen and in every file saved from here. Figures stay as they are.',
  words:
    'Also covered: words, phrases, topics and links, for nobody can tell which of them name somebody. Emoji stay. A search finds what you type.',
  notCovered:
    'Not covered: what you type yourself, whom your license is for, and a download of all your data, which must bring everything back.',
  where: 'Kept in this browser, for all its tabs, until you switch it off.',
  on: 'Mask names and texts',
  off: 'Show names and texts',
  also: ['Mask', 'Hide', 'Cover', 'Privacy', 'Anonymous', 'Presentation', 'Names'],
  isOn: 'Masked',
  isOnAbout: 'Names and texts are covered',
  show: 'Show',
  mark: 'Masked mode is on',
  inPicture: (period: string) => `${period} · masked`,
  inFile: 'Masked: names and texts are covered.',
  backup: 'The file holds everything as it is, also while the app is masked.',
  person: (letters: string) => `Person ${letters}`,
  someone: 'Someone',
} as const
