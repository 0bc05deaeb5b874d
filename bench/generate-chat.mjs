#!/usr/bin/env node
// Deterministic synthetic WhatsApp export generator (seeded, no dependencies).
//   node bench/generate-chat.mjs --n 100000 --people 12 --style android --seed 1 --out data/g12-android-100k.txt
// --style  ios        [dd/mm/yyyy, HH:MM:SS] Name: text        (U+200E before media/system text, group name as system author)
//          android    dd/mm/yyyy, HH:MM - Name: text           (<Media omitted>, system lines without author)
//          android12  m/d/yy, h:mm\u202fAM - Name: text        (US android)
// --crlf   use \r\n between messages (iOS does on recent versions), \n inside multi-line messages
// Writes <out> and <out>.truth.json (exact counts to check parsers against).
import fs from 'node:fs'
import path from 'node:path'

const argv = Object.fromEntries(
  process.argv
    .slice(2)
    .join(' ')
    .split('--')
    .filter(Boolean)
    .map((s) => {
      const [k, ...v] = s.trim().split(' ')
      return [k, v.join(' ') || true]
    }),
)
const N = +(argv.n ?? 10000),
  PEOPLE = +(argv.people ?? 2),
  STYLE = argv.style ?? 'android',
  SEED = +(argv.seed ?? 1)
const OUT = argv.out ?? `data/g${PEOPLE}-${STYLE}-${N}.txt`
const EOL = argv.crlf ? '\r\n' : '\n'
const YEARS = +(argv.years ?? 8)

// ---- PRNG (sfc32) -----------------------------------------------------------------------------
let a = 0x9e3779b9 ^ SEED,
  b = 0x243f6a88,
  c = 0xb7e15162,
  d = 1
function rnd() {
  // [0,1)
  const t = (((a + b) | 0) + d) | 0
  d = (d + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (c << 21) | (c >>> 11)
  c = (c + t) | 0
  return (t >>> 0) / 4294967296
}
for (let i = 0; i < 20; i++) rnd()
const int = (n) => (rnd() * n) | 0
const gauss = () => Math.sqrt(-2 * Math.log(1 - rnd())) * Math.cos(2 * Math.PI * rnd())
const expo = (m) => -Math.log(1 - rnd()) * m

// ---- vocabulary: real frequent English words first, syllable words after; Zipf-Mandelbrot ------
const COMMON =
  'i you the to a and it is that of in me my we so for no on have be not what do just but are with like this at was ok up yes can if all out go get good will now im its know how at dont one lol they he she or got your when about see think there really going day time haha yeah love want from need too u them here back come him her has been home tomorrow work tonight thanks great well as had who then still why did would an more tell our some could sorry should way today off over much make little say where because which take even please were right nice very only let sure us thing something people never night always better week oh maybe his their by than first mean feel been into after last bad hope again around fun next before being two new any doing man happy guys best morning long look money car food house friend bed phone late early dinner lunch party wait looks sounds thought lot someone stuff omg wow hey hi hello bye sad angry hate awesome amazing terrible horrible perfect beautiful ugly boring excited tired sick crazy stupid funny cool sweet damn shit fuck hell kiss miss hug cry laugh smile worry afraid proud lucky weird wrong problem trouble worst lost win fail help gift birthday congrats cheers welcome'.split(
    ' ',
  )
const VOCAB = 30000,
  words = [...new Set(COMMON)]
{
  const on = [
    'b',
    'c',
    'd',
    'f',
    'g',
    'h',
    'j',
    'k',
    'l',
    'm',
    'n',
    'p',
    'r',
    's',
    't',
    'v',
    'w',
    'z',
    'b',
    'd',
    'm',
    's',
    't',
    'l',
    'ch',
    'gr',
    'pl',
    'sh',
    'st',
    'tr',
    '',
    '',
  ]
  const nu = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou', 'ai', 'io', 'ee', 'a', 'e', 'o', 'é', 'ü', 'á', 'ñó']
  const co = ['', '', '', '', '', 'n', 'r', 's', 't', 'l', 'm', 'nd', 'ck']
  const seen = new Set(words)
  while (words.length < VOCAB) {
    const syl =
      1 + (rnd() < (words.length < 1500 ? 0.45 : 0.85)) + (words.length > 4000 && rnd() < 0.5) + (words.length > 12000 && rnd() < 0.25)
    let w = ''
    for (let i = 0; i < syl; i++) w += on[int(on.length)] + nu[rnd() < 0.04 ? 13 + int(4) : int(13)] + co[int(co.length)]
    if (w.length > 1 && !seen.has(w)) {
      seen.add(w)
      words.push(w)
    }
  }
}
function alias(weights) {
  // Walker alias table
  const n = weights.length,
    sum = weights.reduce((x, y) => x + y, 0),
    p = new Float64Array(n),
    al = new Uint32Array(n),
    S = [],
    L = []
  for (let i = 0; i < n; i++) {
    p[i] = (weights[i] / sum) * n
    ;(p[i] < 1 ? S : L).push(i)
  }
  while (S.length && L.length) {
    const s = S.pop(),
      l = L.at(-1)
    al[s] = l
    p[l] += p[s] - 1
    if (p[l] < 1) S.push(L.pop())
  }
  for (const i of [...S, ...L]) p[i] = 1
  return () => {
    const i = int(n)
    return rnd() < p[i] ? i : al[i]
  }
}
const pickWord = alias(words.map((_, i) => 1 / (i + 2.7) ** 1.12))
const EMOJI = [
  '😂',
  '❤️',
  '😍',
  '🤣',
  '😊',
  '🙏',
  '😘',
  '👍',
  '😭',
  '🥰',
  '😅',
  '🎉',
  '👏',
  '😁',
  '🔥',
  '💕',
  '😎',
  '🤔',
  '🙄',
  '😢',
  '💪',
  '👍🏽',
  '😉',
  '🤷‍♀️',
  '🤦🏻‍♂️',
  '😜',
  '🥳',
  '😱',
  '🙈',
  '✨',
  '😋',
  '🌹',
  '💀',
  '👌',
  '🤗',
  '😴',
  '😡',
  '🥺',
  '🍕',
  '🍻',
  '☀️',
  '🇪🇸',
  '🇫🇮',
  '👨‍👩‍👧‍👦',
  '✅',
  '🚗',
  '⚽',
  '🎂',
  '🐶',
  '🌈',
  '💩',
  '🤮',
  '🙌🏾',
  '👀',
  '💔',
  '😤',
  '😳',
  '🤩',
  '☕',
  '1️⃣',
]
const pickEmoji = alias(EMOJI.map((_, i) => 1 / (i + 1.5) ** 1.1))
const ALNUM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'
const rs = (n) => {
  let s = ''
  for (let i = 0; i < n; i++) s += ALNUM[int(64)]
  return s
}

// ---- people ------------------------------------------------------------------------------------
const NAMES = [
  'Alice',
  'Bob Smith',
  'Clara',
  'David 🚀',
  'Éva Müller',
  '+358 40 123 4567',
  'Fernando',
  'Gül',
  'Hannah W.',
  'Ivan',
  'José María',
  'Dr. Kim',
]
const people = Array.from({ length: PEOPLE }, (_, i) => NAMES[i] ?? `Person ${i}`)
const pickPerson = alias(people.map((_, i) => (PEOPLE === 2 ? (i ? 1 : 1.2) : 1 / (i + 1.5))))
const GROUP = 'Weekend plans'

// ---- time: sessions (bursts) in day hours --------------------------------------------------------
const HOURW = [2, 1, 0.4, 0.2, 0.1, 0.2, 0.8, 2, 3, 3, 3, 3.5, 4, 4, 3.5, 3.5, 4, 5, 6, 7, 8, 8, 7, 4]
const pickHour = alias(HOURW)
const T0 = Date.UTC(2016, 2, 3) / 1000,
  SPAN = YEARS * 365.25 * 86400
const SESSION = PEOPLE === 2 ? 14 : 22 // mean messages per burst
const nSessions = Math.max(1, Math.round(N / SESSION))
const starts = new Float64Array(nSessions)
for (let i = 0; i < nSessions; i++) starts[i] = Math.floor((rnd() * SPAN) / 86400) * 86400 + pickHour() * 3600 + int(3600)
starts.sort()

const p2 = (n) => (n < 10 ? `0${n}` : `${n}`)
function stamp(t) {
  const D = new Date(t * 1000),
    y = D.getUTCFullYear(),
    mo = D.getUTCMonth() + 1,
    da = D.getUTCDate(),
    h = D.getUTCHours(),
    mi = D.getUTCMinutes(),
    s = D.getUTCSeconds()
  if (STYLE === 'ios') return `[${p2(da)}/${p2(mo)}/${y}, ${p2(h)}:${p2(mi)}:${p2(s)}] `
  if (STYLE === 'android12') return `${mo}/${da}/${y % 100}, ${h % 12 || 12}:${p2(mi)}\u202f${h < 12 ? 'AM' : 'PM'} - `
  return `${p2(da)}/${p2(mo)}/${y}, ${p2(h)}:${p2(mi)} - `
}

// ---- message body --------------------------------------------------------------------------------
const truth = {
  n: 0,
  user: 0,
  system: 0,
  media: 0,
  links: 0,
  multiline: 0,
  emojiMessages: 0,
  edited: 0,
  deleted: 0,
  wordsApprox: 0,
  chars: 0,
  authors: {},
}
function word() {
  const r = rnd()
  if (r < 0.012) {
    const w = words[pickWord()]
    const i = int(w.length + 1)
    return w.slice(0, i) + ALNUM[int(26)] + w.slice(i)
  } // typo
  if (r < 0.022) return `h${'ah'.repeat(1 + int(8))}${rnd() < 0.5 ? 'a' : ''}`
  if (r < 0.032) return String(int(rnd() < 0.5 ? 30 : 5000))
  const w = words[pickWord()]
  if (r < 0.04) return w + w.at(-1).repeat(1 + int(5)) // elongation
  return w
}
function lineOfText(n) {
  let s = ''
  for (let i = 0; i < n; i++) {
    let w = word()
    if (i === 0 && rnd() < 0.55) w = w[0].toUpperCase() + w.slice(1)
    else if (rnd() < 0.01) w = w.toUpperCase()
    s += (i ? ' ' : '') + w
    if (i < n - 1) {
      const r = rnd()
      if (r < 0.05) s += ','
      else if (r < 0.07) s += '.'
    }
  }
  const r = rnd()
  if (r < 0.15) s += '.'
  else if (r < 0.27) s += '?'
  else if (r < 0.36) s += '!'
  else if (r < 0.39) s += '...'
  truth.wordsApprox += n // upper bound: some text is replaced by a bare link afterwards
  return s
}
const LRM = '\u200e'
const MEDIA_IOS = ['image omitted', 'video omitted', 'audio omitted', 'sticker omitted', 'GIF omitted', 'document omitted']
function body() {
  const r = rnd()
  if (r < 0.05) {
    truth.media++
    return STYLE === 'ios' ? LRM + MEDIA_IOS[Math.min(int(9), 8) % 6] : '<Media omitted>'
  }
  if (r < 0.056) {
    truth.deleted++
    return STYLE === 'ios' ? `${LRM}This message was deleted.` : 'This message was deleted'
  }
  const n = Math.max(1, Math.min(150, Math.round(6 * Math.exp(0.82 * gauss()))))
  let s
  if (r > 0.96) {
    const k = 2 + int(3)
    s = ''
    for (let i = 0; i < k; i++) s += (i ? '\n' : '') + (rnd() < 0.1 && i && i < k - 1 ? '' : lineOfText(Math.max(1, ((n * 1.5) / k) | 0)))
  } else s = lineOfText(n)
  if (rnd() < 0.03) {
    truth.links++
    s =
      (rnd() < 0.5 ? '' : `${s} `) +
      [
        `https://www.youtube.com/watch?v=${rs(11)}`,
        `https://maps.google.com/?q=${(rnd() * 90).toFixed(6)},${(rnd() * 90).toFixed(6)}`,
        `https://www.instagram.com/p/${rs(11)}/`,
        `https://news.example.org/${words[pickWord()]}/${rs(8)}`,
      ][int(4)]
  }
  if (s.includes('\n')) truth.multiline++
  if (rnd() < 0.1) {
    truth.emojiMessages++
    const k = 1 + (rnd() < 0.35 ? int(4) : 0),
      e = EMOJI[pickEmoji()]
    s += (rnd() < 0.7 ? ' ' : '') + (rnd() < 0.8 ? e.repeat(k) : e + EMOJI[pickEmoji()])
  }
  if (rnd() < 0.004) {
    truth.edited++
    s += STYLE === 'ios' ? ` ${LRM}<This message was edited>` : ' <This message was edited>'
  }
  return s
}
const SYS = [
  () => `${people[int(PEOPLE)]} added ${people[int(PEOPLE)]}`,
  () => `${people[int(PEOPLE)]} changed the subject from “${words[int(500)]}” to “${words[int(500)]}”`,
  () => `${people[int(PEOPLE)]} left`,
  () => `${people[int(PEOPLE)]} changed this group's icon`,
  () => `You're now an admin`,
]

// ---- write ---------------------------------------------------------------------------------------
fs.mkdirSync(path.dirname(OUT), { recursive: true })
const fd = fs.openSync(OUT, 'w')
let buf = [],
  size = 0,
  bytes = 0,
  prevAuthor = -1
const flush = () => {
  const B = Buffer.from(buf.join(''))
  fs.writeSync(fd, B)
  bytes += B.length
  buf = []
  size = 0
}
const E2E = 'Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.'
let t = T0 + starts[0],
  i = 0,
  si = 0,
  left = 0
truth.firstTs = t
const emit = (s) => {
  buf.push(s, EOL)
  size += s.length
  if (size > 1 << 20) flush()
}
function push(kind) {
  truth.n++
  if (kind === 'sys') {
    truth.system++
    const x = i === 0 ? E2E : SYS[int(SYS.length)]()
    emit(STYLE === 'ios' ? `${stamp(t) + GROUP}: ${LRM}${x}` : stamp(t) + x)
    return
  }
  truth.user++
  const p = rnd() < 0.35 && prevAuthor >= 0 ? prevAuthor : pickPerson()
  prevAuthor = p
  const s = body()
  truth.chars += s.length
  truth.authors[people[p]] = (truth.authors[people[p]] ?? 0) + 1
  emit(`${(STYLE === 'ios' && s[0] === LRM ? LRM : '') + stamp(t) + people[p]}: ${s}`)
}
while (i < N) {
  if (left <= 0) {
    t = Math.max(t, T0 + starts[Math.min(si++, nSessions - 1)])
    left = 1 + Math.round(expo(SESSION - 1))
    if (si >= nSessions) left = N
  } else t += Math.round(expo(38))
  push(i === 0 || rnd() < 0.003 ? 'sys' : 'msg')
  left--
  i++
}
flush()
fs.closeSync(fd)
Object.assign(truth, { lastTs: t, bytes, style: STYLE, people: PEOPLE, seed: SEED })
fs.writeFileSync(`${OUT}.truth.json`, JSON.stringify(truth, null, 1))
console.log(OUT, bytes, JSON.stringify(truth))
