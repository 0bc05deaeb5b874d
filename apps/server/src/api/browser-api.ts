import { contract, Failure } from '@convostat/api'
import { createApp } from '@convostat/api/http'
import type { Hono } from 'hono'
import { withoutChats } from './without-chats.ts'

/** With the browser's engine no chat can be sent here: only what concerns the license is answered. */
export function browserApi(): Hono {
  const answer = withoutChats()
  return createApp(contract, (_request, name) => {
    if (!name.startsWith('license.')) throw new Failure('not_hosted')
    return answer
  })
}
