import { contract, Failure } from '@convostat/api'
import { type Answer, createApp, type HttpOptions } from '@convostat/api/http'
import type { Context, Hono } from 'hono'
import type { Gate } from '#http/request-rates.ts'
import type { LicenseDoor } from '#licenses/license-routes.ts'
import { type PaymentDoor, paymentDoor } from '#payments/payment-routes.ts'

/** With the browser's engine no chat can be sent here: only what concerns the license and buying it is answered. */
export function browserApi(
  license: LicenseDoor,
  gate: Gate = async () => undefined,
  payments: PaymentDoor = paymentDoor(null),
  hold?: HttpOptions['hold'],
): Hono {
  async function answering(request: Context, name: string): Promise<Answer> {
    const door = name.startsWith('license.') ? license : name.startsWith('payment.') ? payments : null
    if (door === null) throw new Failure('not_hosted')
    await gate(request, name)
    return door.answer(request)
  }
  return createApp(contract, answering, { hold })
}
