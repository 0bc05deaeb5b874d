import type { Plan } from '@convostat/api'
import { ChartSpline, FileUp, Heart, type LucideIcon, Milestone, Search } from 'lucide-react'
import type { ComponentType } from 'react'
import { say } from '../messages/index.ts'
import type { AppPath } from '../routes.ts'

export interface Screen {
  path: AppPath
  title: string
  Icon: LucideIcon
  /** Which frame it stands in: the top bar alone, or the sidebar with the current chat. */
  frame: 'top-bar' | 'sidebar'
  /** Where it stands on a phone: under the thumb, or in the sheet that More opens. At most four stand in the bar. */
  place: 'bar' | 'more'
  plan: Plan
  load: () => Promise<{ Screen: ComponentType }>
}

/** Every chat screen, in the order of the sidebar. A screen is one line here and a folder under screens/. */
export const screens: readonly Screen[] = [
  {
    path: '/app',
    title: say.upload.nav,
    Icon: FileUp,
    frame: 'top-bar',
    place: 'more',
    plan: 'free',
    load: () => import('./screens/upload/upload.tsx').then(({ Upload }) => ({ Screen: Upload })),
  },
  {
    path: '/dashboard',
    title: say.dashboard.nav,
    Icon: ChartSpline,
    frame: 'sidebar',
    place: 'bar',
    plan: 'free',
    load: () => import('./screens/dashboard/dashboard.tsx').then(({ Dashboard }) => ({ Screen: Dashboard })),
  },
  {
    path: '/search',
    title: say.search.nav,
    Icon: Search,
    frame: 'sidebar',
    place: 'bar',
    plan: 'free',
    load: () => import('./screens/search/search.tsx').then(({ Search }) => ({ Screen: Search })),
  },
  {
    path: '/custom-milestones',
    title: say.milestones.nav,
    Icon: Milestone,
    frame: 'sidebar',
    place: 'more',
    plan: 'free',
    load: () => import('./screens/milestones/milestones.tsx').then(({ Milestones }) => ({ Screen: Milestones })),
  },
  {
    path: '/favorites',
    title: say.favorites.nav,
    Icon: Heart,
    frame: 'sidebar',
    place: 'bar',
    plan: 'free',
    load: () => import('./screens/favorites/favorites.tsx').then(({ Favorites }) => ({ Screen: Favorites })),
  },
]
