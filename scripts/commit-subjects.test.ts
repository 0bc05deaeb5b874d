// In one zone: subjects of commits have no time.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** Where logs and web pages cut a subject. */
const LONGEST = 71

const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert', 'bench']
const subjectForm = new RegExp(String.raw`^(?:${types.join('|')})(?:\([a-z0-9-]+(?:, ?[a-z0-9-]+)*\))?: (\S+) ?`)
/** What a subject begins with that names a thing instead of saying what to do. */
const noVerb = /^(?:an?|the|this|that|these|those|what|where|who|when|how|which|no|not|one|every|each|all|some|it|its|we|they|there)$/i
const isImperative = (word: string): boolean =>
  /^[a-z][a-z-]*$/.test(word) &&
  !noVerb.test(word) &&
  !(/(?:ed|ing)$/.test(word) && !/^(?:(?:em)?bed|(?:ex|pro|suc)ceed|feed|need|seed|speed|shed|bring|ping|sing|string)$/.test(word)) &&
  !(/s$/.test(word) && !/(?:ss|us|as|is)$/.test(word))

/** What is wrong with a subject; null where nothing is. */
function faultOf(subject: string): string | null {
  if (subject.length > LONGEST) return `has ${subject.length} characters, at most ${LONGEST}: ${subject}`
  const word = subjectForm.exec(subject)?.[1]
  if (word === undefined) return `is not "type(scope): what to do" with one of ${types.join(', ')}: ${subject}`
  return isImperative(word) ? null : `does not begin with a verb, as in "keep the order": ${subject}`
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The rule is for commits made on top of this one. */
const BEGIN = 'e65f43ef15ef4392c7b194b8bef4cc1bec8569a1'

/** Subjects since the rule, merges apart. A shallow clone that begins later, and a copy without history, have none. */
function subjects(): string[] {
  if (!existsSync(join(root, '.git')) || !has(BEGIN)) return []
  const commits = git('log', '--no-merges', '--format=%h %s', '--ancestry-path', `${BEGIN}..HEAD`)
  return commits.split('\n').filter((line) => line !== '')
}

function has(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

test('the subjects of commits are short, and say what to do', () => {
  const faults = subjects().flatMap((line) => {
    const [, hash, subject] = /^(\S+) (.*)$/.exec(line) ?? []
    const fault = faultOf(subject)
    return fault === null ? [] : [`${hash} ${fault}`]
  })
  expect(faults).toEqual([])
})

test.each([
  'fix(engine): keep the last conversation open until the chat ends',
  'docs: word the documents plainly',
  'feat(web, api): embed the picture',
  'perf(search): focus on one list',
])('a good subject: %s', (subject) => expect(faultOf(subject)).toBe(null))

test.each([
  ['fix(engine): keep the last conversation of a chat open until the whole chat ends', 'characters'],
  ['Keep the last conversation open', 'type'],
  ['engine: keep the last conversation open', 'type'],
  ['fix(engine):keep it', 'type'],
  ['fix(engine): the last conversation stays open', 'verb'],
  ['fix(engine): Keep the last conversation open', 'verb'],
  ['fix(engine): fixed the order', 'verb'],
  ['fix(engine): fixing the order', 'verb'],
  ['fix(engine): fixes the order', 'verb'],
])('a faulty subject: %s', (subject, fault) => expect(faultOf(subject)).toContain(fault))
