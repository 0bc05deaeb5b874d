import {
  Cake,
  CalendarCheck,
  DoorOpen,
  Flag,
  Flame,
  Footprints,
  Gem,
  Handshake,
  Hash,
  Heart,
  type LucideIcon,
  MessagesSquare,
  Sparkles,
  Sun,
  Users,
} from 'lucide-react'
import type { MomentKind } from './answers.ts'

/** A picture for each kind. */
export const momentIcons: Record<MomentKind, LucideIcon> = {
  first_message: Flag,
  count: Hash,
  busiest_day: Flame,
  longest_conversation: MessagesSquare,
  reunion: Handshake,
  longest_streak: CalendarCheck,
  love: Heart,
  birthday: Cake,
  anniversary: Gem,
  happiest_day: Sun,
  moving_exchange: Sparkles,
  group_created: Users,
  joined: DoorOpen,
  left: Footprints,
}
