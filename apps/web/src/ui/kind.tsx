import type { SearchHit } from '@convostat/api'
import { Ban, Contact, Image, type LucideIcon, MapPin, MessageSquareText, Phone, Vote } from 'lucide-react'
import { saySearch } from '#messages/search/index.ts'
import { classes } from './classes.ts'

type Kind = SearchHit['kind']

const icons: Record<Kind, LucideIcon> = {
  text: MessageSquareText,
  media: Image,
  deleted: Ban,
  poll: Vote,
  location: MapPin,
  contact: Contact,
  call: Phone,
}

interface KindMarkProps {
  kind: Kind
  /** The text beside it says what it is: the sign alone, with its word for those who listen. */
  isIcon?: boolean
  className?: string
}

/** What a message is, where it is more than words. */
export function KindMark({ kind, isIcon = false, className }: KindMarkProps) {
  if (kind === 'text') return null
  const Icon = icons[kind]
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm text-ink-soft', isIcon && 'me-1.5 align-[-0.15em]', className)}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className={isIcon ? 'sr-only' : undefined}>{saySearch.kinds[kind]}</span>
    </span>
  )
}
