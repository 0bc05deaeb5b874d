import { z } from '@convostat/figures/zod'
import { licenseFile } from './license.ts'

/** Where the page is that wants to sell, `https://chat.example`: the buyer returns there. */
export const checkoutAsked = z.object({
  base_url: z.string(),
  plan: z.enum(['monthly', 'annual']).default('monthly'),
})
/** The address of the payment provider's page. */
export const checkout = z.object({ checkout_url: z.url() })
export type CheckoutAnswer = z.output<typeof checkout>

export const sessionAsked = z.object({ session_id: z.string() })
/** A payment that may still come is `pending`: to be asked about again after this many seconds; `paid` where it came and its license is not there yet. */
export const sessionVerified = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    message: z.string(),
    license_data: licenseFile,
    /** Why that license opens nothing any more, its payment given back say; left out where it counts. */
    reason: z.enum(['license_revoked', 'license_suspended', 'license_expired']).optional(),
  }),
  z.object({ status: z.literal('pending'), message: z.string(), retry_after: z.int(), paid: z.boolean() }),
])
export type SessionVerified = z.output<typeof sessionVerified>

/** What the payment provider says, byte for byte: it is signed as it is. */
export const webhookSent = z.instanceof(Uint8Array)
export const webhookReceived = z.object({ received: z.literal(true) })
export type WebhookReceived = z.output<typeof webhookReceived>

/** The address that a license was bought with. */
export const recovering = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u),
})
/** Said of any address alike. */
export const recovered = z.object({ status: z.literal('accepted'), message: z.string() })
export type Recovered = z.output<typeof recovered>

/** The link is sent by e-mail; in the sandbox it is in the answer, too. */
export const portalLink = z.object({ status: z.literal('sent'), message: z.string(), portal_url: z.url().optional() })
export type PortalLink = z.output<typeof portalLink>
