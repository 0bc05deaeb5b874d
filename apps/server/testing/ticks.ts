/** Long enough for all pending work of this process, where nothing waits for anything outside it. */
export async function ticks(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise(setImmediate)
}
