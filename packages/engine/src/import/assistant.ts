/** The service's own assistant, which anyone can ask in any chat: its answers are messages, and it is nobody of the chat. */
export const ASSISTANT = 'Meta AI'

/** The people among those who wrote. */
export const peopleAmong = (names: readonly string[]): string[] => names.filter((name) => name !== ASSISTANT)
