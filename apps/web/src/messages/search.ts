import { format } from '../format/index.ts'

const { count } = format

/** Finding messages, and reading one in its conversation. */
export const search = {
  message: { showAll: 'Show all', showLess: 'Show less' },
  conversation: {
    title: 'Conversation',
    position: (at: number, of: number) => `Match ${count(at + 1)} of ${count(of)}`,
    previous: 'Previous match',
    next: 'Next match',
    close: 'Close conversation',
    loading: 'Opening the conversation',
    failed: 'The conversation could not be opened. Please try again.',
  },
} as const
