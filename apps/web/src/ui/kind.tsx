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

/** What a message is, where it is more than words. */
export function KindMark({ kind, className }: { kind: Kind; className?: string }) {
  if (kind === 'text') return null
  const Icon = icons[kind]
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm text-ink-soft', className)}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {saySearch.kinds[kind]}
    </span>
  )
}
