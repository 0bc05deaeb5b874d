import {
  ChartSpline,
  CloudSun,
  FileUp,
  GalleryHorizontalEnd,
  Heart,
  HeartHandshake,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
  Milestone,
  Search,
  Settings,
  Sparkles,
  WholeWord,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { loadExamples } from '#components/screen/examples.ts'
import { loadLanguage } from '#messages/in-language.ts'
import { say } from '#messages/index.ts'
import type { AppPath } from '#routes.ts'

/** The groups of the sidebar, in their order; the first and the last have no heading. */
export const groups = ['chat', 'explore', 'keep', 'deeper', 'app'] as const
type Group = (typeof groups)[number]

interface AnyScreen {
  path: AppPath
  title: string
  /** The same in a word, where there is no room for more. */
  short?: string
  Icon: LucideIcon
  /** Which frame it is in: the top bar alone, or the sidebar with the current chat; as high as the window where it scrolls on its own. */
  frame: 'top-bar' | 'sidebar' | 'window'
  /** With which others it is in the sidebar, under one heading. */
  group: Group
  /** Where it is on a phone: under the thumb, or in the sheet that More opens. At most four are in the bar. */
  place: 'bar' | 'more'
}

interface FreeScreen {
  plan: 'free'
  load: () => Promise<{ Screen: ComponentType }>
}

/** A screen that Pro opens, and what is in its place without: the screen itself never looks at the plan. */
interface ProScreen {
  plan: 'pro'
  /** The question that it answers, and in a sentence what it shows. */
  question: string
  reason: string
  /** The screen, and the same with an invented chat: requests never depend on the plan. */
  load: () => Promise<{ Screen: ComponentType; LockedScreen: ComponentType }>
}

export type Screen = AnyScreen & (FreeScreen | ProScreen)

/** The first screen says what is loaded before it; every other waits for the rest of the language. */
const spoken = <T>(screen: () => Promise<T>): Promise<T> => loadLanguage().then(screen)

/** What a locked screen or block shows is loaded with it, locked or not. */
const withExamples = async <T>(screen: Promise<T>): Promise<T> => (await Promise.all([screen, loadExamples()]))[0]

/** On a phone, under the thumb: in another order than in the sidebar. */
export const barOrder: readonly AppPath[] = ['/dashboard', '/search', '/special-moments', '/favorites']

/** Every chat screen, in the order of the sidebar. A screen is one entry here and a folder under features/. */
export const screens: readonly Screen[] = [
  {
    path: '/app',
    title: say.screens.upload.nav,
    Icon: FileUp,
    frame: 'top-bar',
    group: 'chat',
    place: 'more',
    plan: 'free',
    load: () => import('#features/upload/upload.tsx').then(({ Upload }) => ({ Screen: Upload })),
  },
  {
    path: '/dashboard',
    title: say.screens.dashboard.nav,
    short: say.screens.dashboard.short,
    Icon: ChartSpline,
    frame: 'sidebar',
    group: 'chat',
    place: 'bar',
    plan: 'free',
    load: () => spoken(() => import('#features/dashboard/dashboard.tsx')).then(({ Dashboard }) => ({ Screen: Dashboard })),
  },
  {
    path: '/special-moments',
    title: say.screens.specialMoments.nav,
    short: say.screens.specialMoments.short,
    Icon: Sparkles,
    frame: 'sidebar',
    group: 'explore',
    place: 'bar',
    plan: 'free',
    load: () =>
      spoken(() => import('#features/special-moments/special-moments.tsx')).then(({ SpecialMoments }) => ({ Screen: SpecialMoments })),
  },
  {
    path: '/search',
    title: say.screens.search.nav,
    Icon: Search,
    frame: 'sidebar',
    group: 'explore',
    place: 'bar',
    plan: 'free',
    load: () => spoken(() => import('#features/search/search.tsx')).then(({ Search }) => ({ Screen: Search })),
  },
  {
    path: '/conversation',
    title: say.screens.conversation.nav,
    Icon: MessagesSquare,
    frame: 'window',
    group: 'explore',
    place: 'more',
    plan: 'free',
    load: () => spoken(() => import('#features/conversation/conversation.tsx')).then(({ Conversation }) => ({ Screen: Conversation })),
  },
  {
    path: '/emotional-insights',
    title: say.screens.emotionalInsights.nav,
    Icon: CloudSun,
    frame: 'sidebar',
    group: 'explore',
    place: 'more',
    plan: 'free',
    load: () =>
      withExamples(spoken(() => import('#features/emotional-insights/emotional-insights.tsx'))).then(({ EmotionalInsights }) => ({
        Screen: EmotionalInsights,
      })),
  },
  {
    path: '/custom-milestones',
    title: say.screens.milestones.nav,
    Icon: Milestone,
    frame: 'sidebar',
    group: 'keep',
    place: 'more',
    plan: 'free',
    load: () => spoken(() => import('#features/milestones/milestones.tsx')).then(({ Milestones }) => ({ Screen: Milestones })),
  },
  {
    path: '/favorites',
    title: say.screens.favorites.nav,
    Icon: Heart,
    frame: 'sidebar',
    group: 'keep',
    place: 'bar',
    plan: 'free',
    load: () => spoken(() => import('#features/favorites/favorites.tsx')).then(({ Favorites }) => ({ Screen: Favorites })),
  },
  {
    path: '/relationship',
    title: say.screens.relationship.nav,
    Icon: HeartHandshake,
    frame: 'sidebar',
    group: 'deeper',
    place: 'more',
    plan: 'pro',
    question: say.screens.relationship.question,
    reason: say.screens.relationship.reason,
    load: () =>
      withExamples(spoken(() => import('#features/relationship/relationship.tsx'))).then(({ Relationship, LockedRelationship }) => ({
        Screen: Relationship,
        LockedScreen: LockedRelationship,
      })),
  },
  {
    path: '/words',
    title: say.screens.words.nav,
    Icon: WholeWord,
    frame: 'sidebar',
    group: 'deeper',
    place: 'more',
    plan: 'pro',
    question: say.screens.words.question,
    reason: say.screens.words.reason,
    load: () =>
      withExamples(spoken(() => import('#features/words/words.tsx'))).then(({ Words, LockedWords }) => ({
        Screen: Words,
        LockedScreen: LockedWords,
      })),
  },
  {
    path: '/wrapped',
    title: say.screens.wrapped.nav,
    Icon: GalleryHorizontalEnd,
    frame: 'sidebar',
    group: 'deeper',
    place: 'more',
    plan: 'pro',
    question: say.screens.wrapped.question,
    reason: say.screens.wrapped.reason,
    load: () =>
      withExamples(spoken(() => import('#features/wrapped/wrapped.tsx'))).then(({ Wrapped, LockedWrapped }) => ({
        Screen: Wrapped,
        LockedScreen: LockedWrapped,
      })),
  },
  {
    path: '/ask',
    title: say.screens.ask.nav,
    Icon: MessageCircleQuestionMark,
    frame: 'sidebar',
    group: 'deeper',
    place: 'more',
    plan: 'free',
    load: () => spoken(() => import('#features/ask/ask.tsx')).then(({ Ask }) => ({ Screen: Ask })),
  },
  {
    path: '/settings',
    title: say.screens.settings.nav,
    Icon: Settings,
    frame: 'sidebar',
    group: 'app',
    place: 'more',
    plan: 'free',
    load: () => spoken(() => import('#features/settings/settings.tsx')).then(({ Settings }) => ({ Screen: Settings })),
  },
]
