import type { Hono } from 'hono'
import { folderPost } from '#email/folder-post.ts'
import { sender } from '#email/sender.ts'
import { mailWorker } from '#email/worker.ts'
import { openSales, type Sales, type SalesOptions } from '#payments/sales.ts'
import type { Sandbox } from './open-sandbox.ts'

export interface SandboxSalesOptions extends Pick<SalesOptions, 'licenses' | 'origins' | 'home'> {
  sandbox: Sandbox
  /** Where its mails go. */
  mailFolder: string
  support: string | null
}

/** Sells in the sandbox: the same shop, with its own desk, its own clock, and a folder for a mail server. */
export function sandboxSales({ sandbox, mailFolder, support, ...options }: SandboxSalesOptions): Sales {
  const { desk, provider, now } = sandbox
  const { database } = desk
  return openSales({
    ...options,
    desk,
    provider,
    now,
    mail: ({ linkFor }) =>
      mailWorker({
        database,
        post: folderPost(mailFolder),
        from: sender,
        support,
        home: options.home,
        isSandbox: true,
        portalLink: linkFor,
        now,
      }),
  })
}

/** The server is notified of sandbox events as from the provider, at the address that is asked over HTTP. */
export function tellSandbox({ tell }: Sandbox, api: Hono): void {
  tell(async (body, headers) => api.fetch(new Request('http://localhost/api/payment/webhook', { method: 'POST', headers, body })))
}
