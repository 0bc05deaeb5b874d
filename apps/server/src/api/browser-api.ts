import { contract, Failure } from '@convostat/api'
import { createApp } from '@convostat/api/http'
import type { Hono } from 'hono'
import type { Gate } from './address-gate.ts'
import type { LicenseDoor } from './license-door.ts'

/** With the browser's engine no chat can be sent here: only what concerns the license is answered. */
export function browserApi(license: LicenseDoor, gate: Gate = () => undefined): Hono {
  return createApp(contract, (request, name) => {
    if (!name.startsWith('license.')) throw new Failure('not_hosted')
    gate(request, name)
    return license.answer(request)
  })
}
