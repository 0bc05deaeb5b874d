import { expect, test } from 'vitest'
import { hasCaringWords, showsCare } from './caring-words.ts'

test.each([
  'I love you so much',
  'get well soon!',
  'text me when you get home',
  'you were so brave today',
  'Happy for you both',
  'fahr vorsichtig, ja?',
  'que descanses, guapa',
  'dorme bem, minha linda',
  'prends soin de toi',
  'चिंता मत करो, मैं यहाँ हूँ',
  'khana kha lo pehle',
  'الله يوفقك ويسهلك',
  'ゆっくり休んで💤',
  '早点睡吧',
  'Big hug 🤗',
  'sending this to all ❤️',
])('care for someone: %s', (text) => expect(showsCare(text)).toBe(true))

test.each([
  'Candles and card games here 🕯️',
  'ramen tomorrow?',
  'ramen tomorrow? ❤️',
  'send the video too',
  'Would love to but Karim has a cold',
  'can you send me your list',
  'do you want to come along',
  'You coming tomorrow',
  'you bring the cake',
  'thank god its friday',
  'no thanks',
  'thanks but we are full',
  'Pizza und Film heute Abend',
  'ادعيلي 🤲',
  'خلي حصة 🍲',
  'मेरे लिए दुआ करना',
  '明日ラーメン行こう🍵',
  '動画もちょうだい😻',
])('a friendly tone, an invitation or a request is none: %s', (text) => expect(showsCare(text)).toBe(false))

test('some languages have a list', () => expect(['en', 'hi-Latn', 'ja', 'fi'].map(hasCaringWords)).toEqual([true, true, true, false]))
