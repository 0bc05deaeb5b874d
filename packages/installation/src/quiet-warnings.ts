import type { EventEmitter } from 'node:events'

/**
 * Prints all of Node's warnings but one: until 20.19 it calls its Ed25519 experimental, which we know and users can
 * do nothing about. It agrees with our other one on every signature.
 */
export function quietWarnings(process: EventEmitter): void {
  const sayers = process.listeners('warning')
  process.removeAllListeners('warning')
  process.on('warning', (warning: Error) => {
    if (warning.name === 'ExperimentalWarning' && warning.message.includes('Ed25519')) return
    for (const say of sayers) say.call(process, warning)
  })
}
