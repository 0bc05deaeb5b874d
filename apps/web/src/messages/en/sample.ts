/** A masked sample of a file that was read wrongly, or not at all. */
export const sample = {
  button: 'This looks wrong',
  title: 'Show us the format, not the chat',
  lead: 'No chat ever reaches us, so we only learn about a format we misread if you show it to us. These are a few lines of your file, masked: names become A, B and so on, letters become x or another single letter, digits become 9. Only words that belong to a date or a time stay.',
  hidden: 'Words in a frame stand for characters you cannot see.',
  label: 'Masked sample',
  making: 'Making the sample',
  failed: 'The sample could not be made.',
  nothing: 'There is nothing in this file to show.',
  nowhere: 'This is all of it, down to the last character. Nothing is sent: copy it or save it, and pass it on if you like.',
  mailTo: 'Our address:',
  mailSubject: 'A format that ConvoStat reads wrongly',
  copy: 'Copy',
  save: 'Save as file',
  copied: 'The sample is copied.',
  notCopied: 'The sample could not be copied.',
} as const
