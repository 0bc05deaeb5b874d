import { plotlyPart } from '#charts/plotly-image.ts'
import type { Saving } from '#charts/saving.ts'
import { sharePart } from '#charts/share-image.ts'
import { drawUsage, type Usage, usageSentence } from '#charts/usage-timeline.ts'
import type { Story } from './use-story.ts'

const usageOf = ({ months, statistics }: Story): Usage => ({ months, messages: statistics.total_occurrences })

/** A word's story to take away: in which months it was said, and by whom. */
export const storySaving: Saving<Story> = {
  file: 'word-story',
  sentence: (story) => usageSentence(usageOf(story)),
  notes: () => [],
  drawing: async (story, tokens, width, placeOf) => {
    const { authors, total_occurrences: messages } = story.statistics
    const people = { people: authors.map(({ author, count }) => ({ person: author, messages: count })), messages }
    const gap = { width, height: 20, paint: () => undefined }
    return [await plotlyPart(drawUsage(usageOf(story), tokens, width)), gap, sharePart(people, placeOf, tokens, width)]
  },
}
