import { isolateNames } from '#components/people/isolate-names.ts'
import { Sentence } from '#ui/person.tsx'
import type { ShownMoment } from './shown-moments.ts'

interface OfMomentProps {
  moment: Pick<ShownMoment, 'kind' | 'author' | 'participants' | 'facts'>
  children: string
}

/** A sentence of ours about a moment, with its people marked. One about a group's beginning has the group's own name, which stays as it is. */
export const OfMoment = ({ moment: { kind, author, participants, facts }, children }: OfMomentProps) =>
  kind === 'group_created' ? children : <Sentence>{isolateNames(children, [author, ...participants, ...(facts.names ?? [])])}</Sentence>
