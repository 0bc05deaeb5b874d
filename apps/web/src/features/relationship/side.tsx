import { MessageText } from '#components/message/message-text.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { KindMark } from '#ui/kind.tsx'
import { personColor } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { Gap } from './answers.ts'
import { sayRelationship } from './messages/index.ts'

const { gaps: words } = sayRelationship

/** What was said at one end: before or after a gap, first or last in a conversation. */
export function Side({ label, message: { author, date, message, kind, length } }: { label: string; message: Gap['message_after'] }) {
  const placeOf = usePlaces()
  return (
    <figure className="w-fit min-w-0 max-w-full border-s-3 py-1 ps-4" style={{ borderInlineStartColor: personColor(placeOf(author)) }}>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 text-base">
        <span className="text-ink-faint">{label}</span>
        <PersonButton name={author} className="font-semibold" />
        <time dateTime={date} className="figures text-ink-faint">
          {words.when({ dateTime: date })}
        </time>
      </figcaption>
      <KindMark kind={kind} />
      {/* What an export puts in place of a photo is nobody's words. */}
      {(kind !== 'media' || length > 0) && (
        <MessageText
          text={message}
          kind={kind}
          length={length}
          className="mt-1 font-serif text-lg [&_button]:font-sans [&_button]:text-base"
        />
      )}
    </figure>
  )
}
