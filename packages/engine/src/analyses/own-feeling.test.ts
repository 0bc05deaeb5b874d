import { expect, test } from 'vitest'
import { feltLines, otherShapes, unseenFeltLines } from '#testing/felt-lines.ts'
import { deniesFeeling, isOwnFeeling, namesFeeling } from './own-feeling.ts'

const mistaken = (lines: typeof feltLines): string[] =>
  lines.flatMap(({ text, emotion, isOwn }) => (isOwnFeeling(text, emotion) === isOwn ? [] : [text]))

test('what a writer feels is told apart from questions, reports and mere mentions, in six languages', () => {
  expect(feltLines.filter(({ isOwn }) => isOwn).length).toBeGreaterThanOrEqual(40)
  expect(feltLines.filter(({ isOwn }) => !isOwn).length).toBeGreaterThanOrEqual(40)
  expect(mistaken(feltLines)).toEqual([])
})

test('each sentence has its subject, which need not be the one who feels', () => {
  expect(mistaken(otherShapes)).toEqual([])
})

test('in other lines, too, no own feeling is lost, and nine in ten of the others are found', () => {
  const lost = unseenFeltLines.filter(({ isOwn }) => isOwn)
  const others = unseenFeltLines.filter(({ isOwn }) => !isOwn)
  expect(mistaken(lost)).toEqual([])
  expect(mistaken(others).length).toBeLessThanOrEqual(others.length / 10)
})

test('a question beside a statement does not count against it, alone it does', () => {
  expect(isOwnFeeling('I miss you so much. When are you back?', 'sadness')).toBe(true)
  expect(isOwnFeeling('I miss you so much?', 'sadness')).toBe(false)
  expect(isOwnFeeling('Really? No. Why?', 'surprise')).toBe(false)
  expect(isOwnFeeling('أشتاق إليك كثيرًا؟', 'sadness')).toBe(false)
})

test('love, thanks and admiration may be about another person', () => {
  expect(isOwnFeeling('she is the most wonderful person', 'admiration')).toBe(true)
  expect(isOwnFeeling('she is the saddest person', 'sadness')).toBe(false)
  expect(isOwnFeeling('you are the worst of them all', 'anger')).toBe(true)
  expect(isOwnFeeling('you are the saddest of them all', 'sadness')).toBe(false)
})

test('in a language without a list only questions are left out', () => {
  expect(isOwnFeeling('hän oli niin surullinen', 'sadness')).toBe(true)
  expect(isOwnFeeling('miksi olet niin surullinen?', 'sadness')).toBe(false)
})

test.each([
  ['fear', "I'm afraid of nothing"],
  ['fear', "I'm not scared of him at all"],
  ['fear', 'I was never afraid of the dark'],
  ['fear', 'nothing scares me anymore'],
  ['fear', 'no longer scared of dogs'],
  ['fear', 'vor nichts und niemandem habe ich Angst'],
  ['sadness', "I'm not sad about it anymore"],
  ['fear', 'ich habe keine Angst vor ihm'],
  ['anger', 'ich bin gar nicht sauer auf dich'],
  ['fear', 'no tengo miedo de volar'],
  ['fear', 'não tenho medo de avião'],
  ['fear', 'मुझे इससे डर नहीं लगता'],
  ['fear', 'mujhe isse dar nahi lagta yaar'],
  ['fear', 'أنا مش خايفة منه أبدا'],
] as const)('who denies %s does not feel it: %s', (emotion, text) => {
  expect(deniesFeeling(text, emotion)).toBe(true)
  expect(isOwnFeeling(text, emotion)).toBe(false)
})

test.each([
  ['joy', "I've never been so happy in my life"],
  ['fear', "No, I'm so scared of tomorrow"],
  ['anger', "I'm not sad I'm absolutely furious"],
  ['sadness', "I'm so sad that you are not here"],
  ['fear', 'nein, ich habe solche Angst vor morgen'],
  ['sadness', 'estoy muy triste, no puedo dormir'],
] as const)('a negation beside %s does not deny it: %s', (emotion, text) => {
  expect(deniesFeeling(text, emotion)).toBe(false)
  expect(isOwnFeeling(text, emotion)).toBe(true)
})

test.each([
  ['surprise', 'Oh anything, she loves surprises'],
  ['anger', 'Apparently Tom hates the new teacher'],
  ['fear', 'The little one panics at every dog'],
  ['fear', 'a mi hermano le asustan mucho, le da miedo todo'],
] as const)('what someone else feels is not the writer’s, wherever they are in the sentence: %s, %s', (emotion, text) => {
  expect(isOwnFeeling(text, emotion)).toBe(false)
})

test('a feeling is named by its own word', () => {
  expect(namesFeeling('मुझे बहुत डर लग रहा है', 'fear')).toBe(true)
  expect(namesFeeling('मुझे बहुत डर लग रहा है', 'anger')).toBe(false)
  expect(namesFeeling('الله لا يحرمني منك', 'anger')).toBe(false)
})
