// @ts-check
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'

const said = [
  'good morning! did you sleep well?',
  'I love this song so much 😂',
  'no, the train is late again',
  'thank you, you are the best ❤️',
  'shall we cook something tonight?',
  'I am sorry, that was not nice of me',
  'look: https://example.com/garden',
  'happy birthday!! 🎂',
  'see you at the harbour at eight',
]

const two = (/** @type {number} */ n) => String(n).padStart(2, '0')

/** An invented chat of two people, as an Android phone exports it. @param {number} messages @param {string[]} names */
export function chatText(messages, [one, other]) {
  const lines = Array.from({ length: messages }, (_, n) => {
    const time = new Date(Date.UTC(2009, 0, 13, 8, n * 37 + Math.floor(n / 40) * 2000))
    const day = `${two(time.getUTCDate())}/${two(time.getUTCMonth() + 1)}/${time.getUTCFullYear()}`
    const text = n === messages - 7 ? 'the blue sofa arrived today' : `${said[(n * 7 + (n >> 3)) % said.length]} ${n % 3 ? '' : n}`.trim()
    return `${day}, ${two(time.getUTCHours())}:${two(time.getUTCMinutes())} - ${n % 2 ? other : one}: ${text}`
  })
  return `${lines.join('\n')}\n`
}

/** The files that the journey opens. @param {string} folder */
export function writeChats(folder) {
  const short = join(folder, 'WhatsApp Chat with Finn.txt')
  writeFileSync(short, chatText(600, ['Eva', 'Finn']))
  const small = join(folder, 'WhatsApp Chat with Ben.txt')
  writeFileSync(small, chatText(5000, ['Ana', 'Ben']))
  const large = join(folder, 'WhatsApp Chat with Dan.zip')
  writeFileSync(large, zipSync({ 'WhatsApp Chat with Dan.txt': Buffer.from(chatText(100_000, ['Cem', 'Dan'])) }))
  return { short, small, large }
}
