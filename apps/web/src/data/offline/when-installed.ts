import { loadReportPack } from '#data/client/report-pack.ts'

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/**
 * People who install the app expect PDFs without a network, too: what they are drawn with is fetched and kept at once, whole and
 * whatever is in a chat; else with the first one.
 */
export function keepPrinterWhenInstalled(): void {
  const keep = () =>
    void loadReportPack(import.meta.env.VITE_REPORT_PACK, new AbortController().signal, () => undefined).catch(() => undefined)
  if (isInstalled()) keep()
  addEventListener('appinstalled', keep, { once: true })
}
