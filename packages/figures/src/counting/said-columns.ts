/** The columns of a table of words. */
export const said = { count: 'How often it was said', messages: 'In how many messages' }
