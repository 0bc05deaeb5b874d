import type { Links } from './shape.ts'

export const links: Links = {
  domains: [{ domain: 'example.org', count: 12, messages: 12 }],
  total_domains: 1,
  links: 12,
  messages_with_links: 12,
  latest: [{ id: 4012, author: 'Romeo M.', date: '2023-09-01T12:20:00', url: 'https://example.org/verona' }],
}
