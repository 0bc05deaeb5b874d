/** Which of the two documents answers each path. The build hands this table to the server as `routes.json`. */
export const routes = {
  site: ['/'],
  app: ['/app', '/dashboard', '/search', '/custom-milestones', '/favorites', '/relationship'],
} as const

export type SitePath = (typeof routes.site)[number]
export type AppPath = (typeof routes.app)[number]
