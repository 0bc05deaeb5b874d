import type { Chat } from '#chat/chat.ts'

/** Seconds since the message before, by anyone; 0 for the first. */
export const gap = ({ time }: Pick<Chat, 'time'>, row: number): number => (row === 0 ? 0 : time[row] - time[row - 1])
