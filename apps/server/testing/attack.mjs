// One address that takes from a server whatever it can get, in each of the ways that once took it from everyone. The tests and the
// bench attack with the same.
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {object} Target
 * @property {number} port
 * @property {string} [from] the address of this computer that it comes from
 * @property {string} [forwarded] the address that it has according to a proxy
 *
 * @typedef {object} Attack
 * @property {Promise<void>} ready once it has all that it can get: something was refused, or as much was taken as ever did harm
 * @property {() => Promise<void>} stop
 */

export const ways = /** @type {const} */ (['sessions', 'slow uploads', 'large bodies', 'prints', 'busy sessions', 'half-open sockets'])

/** How much of each is tried at once, or in all: more than there is room for by the server's own limits. */
const all = { sessions: 260, uploads: 44, bodies: 40, prints: 40, printed: 10_000, sockets: 1300, busy: 8, busyBytes: 4e6 }

/** @typedef {typeof all} Amounts */

/**
 * @param {Target} target
 * @param {readonly string[]} which
 * @param {Partial<Amounts>} amounts
 * @returns {Attack}
 */
export function attack(target, which = ways, amounts = {}) {
  const most = { ...all, ...amounts }
  let isOver = false
  const agent = new Agent({ keepAlive: true, ...(target.from && { localAddress: target.from }) })
  const under = { ...target, most, agent, isOver: () => isOver }
  /** @type {Promise<void>[]} */
  const going = []
  /** @param {string} way @param {() => Begun} begin */
  async function attackBy(way, begin) {
    if (!which.includes(way) || isOver) return
    const { ready, done } = begin()
    going.push(done)
    await ready
  }
  async function attackByAll() {
    // Those that should be busy come first, while there is room for them, and the sockets last: they take the connections of what else it does.
    const opened = which.includes('busy sessions') ? await Promise.all(Array.from({ length: most.busy }, () => openSession(under))) : []
    await attackBy('sessions', () => sessions(under))
    await attackBy('slow uploads', () => slowUploads(under))
    await attackBy('large bodies', () => largeBodies(under))
    await attackBy('prints', () => prints(under))
    await attackBy('busy sessions', () => busySessions(under, opened))
    await attackBy('half-open sockets', () => halfOpen(under))
  }
  return {
    ready: attackByAll(),
    async stop() {
      isOver = true
      agent.destroy()
      await Promise.allSettled(going)
    },
  }
}

/** @typedef {Target & { most: Amounts, agent: Agent, isOver: () => boolean }} Under */
/** @typedef {{ ready: Promise<void>, done: Promise<void> }} Begun */

/** Something that continues until it is over, and says when it has what it can get. @param {(isReady: () => void) => Promise<unknown>} act */
function until(act) {
  /** @type {() => void} */
  let isReady = () => undefined
  const ready = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      isReady = resolve
    })
  )
  return { ready, done: act(isReady).then(() => undefined) }
}

/** A tiny chat after another, each a separate visitor. @param {Under} under @returns {Begun} */
const sessions = (under) =>
  until(async (isReady) => {
    const body = form(chat('Eve', 300))
    for (let sent = 0; !under.isOver(); sent++) {
      const { status } = await post(under, '/api/upload', body)
      if (status === 503 || sent >= under.most.sessions) {
        isReady()
        await wait(100)
      }
    }
  })

/** Files that arrive slowly. @param {Under} under @returns {Begun} */
const slowUploads = (under) => trickled(under, under.most.uploads, head(under, '/api/upload', 100e6) + formStart)

/** Bodies of calls that are as large as any may be, and arrive slowly. @param {Under} under @returns {Begun} */
const largeBodies = (under) =>
  trickled(under, under.most.bodies, `${head(under, '/api/export/favorites-pdf', 32e6, 'application/json')}{"messages":[`)

/** This many requests that trickle, each begun again when it is refused. @param {Under} under @param {number} count @param {string} start @returns {Begun} */
const trickled = (under, count, start) =>
  until(async (isReady) => {
    let open = 0
    await Promise.all(
      Array.from({ length: count }, async () => {
        while (!under.isOver()) {
          const socket = raw(under)
          let isAnswered = false
          const answer = heard(socket).finally(() => {
            isAnswered = true
          })
          socket.write(start)
          const drip = setInterval(() => socket.writable && socket.write(' '.repeat(2200)), 200)
          if (++open >= count) isReady()
          while (!under.isOver() && !isAnswered) await Promise.race([answer, wait(100)])
          clearInterval(drip)
          socket.destroy()
          open--
          if ((await answer).includes(' 503 ')) isReady()
          await wait(100)
        }
      }),
    )
  })

/** Lists of as many messages as fit on paper, to be printed. @param {Under} under @returns {Begun} */
const prints = (under) =>
  until(async (isReady) => {
    const message = { author: 'Eve', text: 'Nobody else prints today.', originalDate: '2021-03-01T00:05:00' }
    const body = Buffer.from(JSON.stringify({ messages: Array.from({ length: under.most.printed }, () => message) }))
    let sent = 0
    await Promise.all(
      Array.from({ length: under.most.prints }, async () => {
        while (!under.isOver()) {
          const answer = post(under, '/api/export/favorites-pdf', body, { 'content-type': 'application/json' })
          if (++sent >= under.most.prints) isReady()
          const { status } = await answer
          if (status === 503) isReady()
          if (status !== 200) await wait(200)
        }
      }),
    )
  })

/** Sockets that never finish what they say: half of them their headers, half what follows. @param {Under} under @returns {Begun} */
const halfOpen = (under) =>
  until(async (isReady) => {
    /** @type {Set<import('node:net').Socket>} */
    const sockets = new Set()
    let opened = 0
    while (!under.isOver()) {
      for (let i = 0; i < 100 && sockets.size < under.most.sockets; i++) {
        const socket = raw(under)
        sockets.add(socket)
        const whole = head(under, '/api/search', 10, 'application/json')
        socket.write(i % 2 === 0 || under.forwarded ? whole : whole.slice(0, 30))
        socket.once('close', () => sockets.delete(socket))
        if (++opened >= under.most.sockets) isReady()
      }
      await wait(50)
    }
    for (const socket of sockets) socket.destroy()
  })

/** @typedef {{ cookie: string, upload_id: string }} Opened */

/** A session with a chat that takes a while to read. @param {Under} under @returns {Promise<Opened>} */
async function openSession(under) {
  while (!under.isOver()) {
    const { status, text, cookie } = await post(under, '/api/upload', form(chat('Eve', under.most.busyBytes)))
    if (status === 200) return { cookie, upload_id: JSON.parse(text).upload_id }
  }
  return { cookie: '', upload_id: '' }
}

/** They ask for as much work as they can, all at once. @param {Under} under @param {Opened[]} opened @returns {Begun} */
const busySessions = (under, opened) =>
  until(async (isReady) => {
    await Promise.all(
      opened.flatMap(({ cookie, upload_id }) => {
        const body = Buffer.from(JSON.stringify({ upload_id, refresh: true }))
        return Array.from({ length: 4 }, async () => {
          while (!under.isOver()) {
            const { status } = await post(under, '/api/uploads/open', body, { cookie, 'content-type': 'application/json' })
            isReady()
            if (status !== 200) await wait(100)
          }
        })
      }),
    )
  })

/** @param {Under} under */
function raw({ port, from }) {
  const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) })
  socket.on('error', () => undefined)
  return socket
}

/** What is received first, or nothing. @param {import('node:net').Socket} socket @returns {Promise<string>} */
const heard = (socket) =>
  new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString()))
    socket.once('close', () => resolve(''))
  })

const formStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="chat.txt"\r\n\r\n'

/** @param {string} text */
const form = (text) => Buffer.from(`${formStart}${text}\r\n--b--\r\n`)

/** @param {Under} under @param {string} path @param {number} length */
const head = ({ forwarded }, path, length, type = 'multipart/form-data; boundary=b') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    ...(forwarded ? [`X-Forwarded-For: ${forwarded}`] : []),
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n')

/**
 * @param {Under} under @param {string} path @param {Buffer} body @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, text: string, cookie: string }>} status 0 where nothing is answered
 */
function post({ port, forwarded, agent }, path, body, headers = {}) {
  return new Promise((resolve) => {
    const failed = () => void setTimeout(resolve, 100, { status: 0, text: '', cookie: '' })
    const sent = {
      host: 'localhost',
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': `${body.length}`,
      ...(forwarded && { 'x-forwarded-for': forwarded }),
      ...headers,
    }
    const asked = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers: sent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece) => {
        text += piece
      })
      answer.on('error', failed)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, cookie: answer.headers['set-cookie']?.[0].split(';')[0] ?? '' }),
      )
    })
    asked.on('error', failed)
    // It may be refused before all of it was sent, and the rest be written to a connection that is closed.
    asked.on('socket', (socket) => {
      if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore)
    })
    asked.end(body)
  })
}

const ignore = () => undefined

const two = (/** @type {number} */ number) => `${number}`.padStart(2, '0')

/** An Android export of about this many bytes. @param {string} name @param {number} bytes */
export function chat(name, bytes) {
  const lines = []
  for (let i = 0, length = 0; length < bytes; i++) {
    const words = Array.from({ length: 6 }, (_, n) => `word${(i * 7919 + n * 104_729) % 5000}`)
    const stamp = `${two((i % 28) + 1)}/${two((Math.floor(i / 28) % 12) + 1)}/2021, ${two(i % 24)}:${two(i % 60)}`
    const line = `${stamp} - ${i % 3 === 0 ? 'Zoe' : name}: ${words.join(' ')}\n`
    length += line.length
    lines.push(line)
  }
  return lines.join('')
}
