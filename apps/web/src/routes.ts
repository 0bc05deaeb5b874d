/** Which of the two documents answers each path. The build hands this table to the server as `routes.json`. */
export const routes = {
  site: ['/', '/pricing', '/payment-success', '/about', '/privacy', '/terms'],
  app: [
    '/app',
    '/dashboard',
    '/special-moments',
    '/search',
    '/conversation',
    '/emotional-insights',
    '/custom-milestones',
    '/favorites',
    '/relationship',
    '/words',
    '/wrapped',
    '/ask',
    '/settings',
  ],
} as const

/** The languages the site is written in: the first at /, each other one under its own name, as /de/pricing. */
export const siteLanguages = ['en', 'de', 'ar'] as const

export type SitePath = (typeof routes.site)[number]
export type AppPath = (typeof routes.app)[number]
