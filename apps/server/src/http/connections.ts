import type { Socket } from 'node:net'
import { fairShare } from './fair-share.ts'

/** Who has how many connections. Where there are too many, idle ones of the address that has most are hung up. */
export interface Connections {
  /** Whether this connection may stay, a new one or one that turns out to be for another address. */
  admit(socket: Socket, address: string): boolean
}

/** `alone`: how many one address may have if there is no other. Busy connections are those on which a request is answered. */
export function connections(alone: number, isBusy: (socket: Socket) => boolean): Connections {
  const share = fairShare(alone)
  const sockets = new Map<string, Set<Socket>>()
  const addresses = new WeakMap<Socket, string>()

  function leave(socket: Socket): void {
    const address = addresses.get(socket)
    if (address === undefined) return
    addresses.delete(socket)
    share.add(address, -1)
    const own = sockets.get(address)
    own?.delete(socket)
    if (own?.size === 0) sockets.delete(address)
  }

  function enter(socket: Socket, address: string): void {
    addresses.set(socket, address)
    share.add(address)
    sockets.set(address, (sockets.get(address) ?? new Set<Socket>()).add(socket))
  }

  /** The one that has been open for longest of those that say nothing. */
  function idleOf(address: string): Socket | undefined {
    for (const socket of sockets.get(address) ?? []) if (!isBusy(socket)) return socket
    return undefined
  }

  return {
    admit(socket, address) {
      const before = addresses.get(socket)
      if (before === address) return true
      leave(socket)
      while (!share.fits(address)) {
        const idle = share
          .heavier(address)
          .map(idleOf)
          .find((found) => found !== undefined)
        if (!idle) return false
        leave(idle)
        idle.destroy()
      }
      if (before === undefined) socket.once('close', () => leave(socket))
      enter(socket, address)
      return true
    },
  }
}
