import { focusMessage } from '#components/message/use-list-keys.ts'

/** The list of results. */
export const resultsId = 'search-results'

/** Puts the keyboard on the first result; false where there is none. */
export const focusFirstResult = (): boolean => focusMessage(document.getElementById(resultsId), 0)
