/** What people remember having said first in Gujarati, the dearest first. */
export const classicFirsts: readonly string[] = ['પ્રેમ કરું છું', 'જન્મદિવસની શુભકામના', 'જન્મદિન મુબારક', 'સાલ મુબારક', 'શુભ રાત્રી', 'અભિનંદન']
