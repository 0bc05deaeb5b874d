import { expect, test } from 'vitest'
import { wishes } from '#languages/wishes.ts'
import { reportedIn } from './reported-wish.ts'

const isReported = reportedIn(Object.keys(wishes), ['birthday', 'manyHappyDays'])

test.each([
  'colleagues sang happy bday 2 days early',
  'please wish her a very happy birthday from me',
  'he said happy birthday to nonna',
  'meine Kollegen haben alles Gute zum Geburtstag gesungen',
  'richte ihm alles Gute zum Geburtstag aus',
  'dile feliz cumpleaños a la abuela',
  'je lui souhaite un joyeux anniversaire, enfin: je lui ai écrit joyeux anniversaire',
  'abbiamo detto buon compleanno alla nonna',
  'a gente cantou feliz aniversário ontem',
  'ze zongen lang zal je leven',
  'zaśpiewali sto lat i poszli',
  'я сказал с днём рождения бабушке',
  'anneme iyi ki doğdun dedim',
  'おばあちゃんに誕生日おめでとうって言ったよ',
  '我跟她说生日快乐了',
  '할머니께 생일 축하한다고 전해줘, 생일 축하해 라고 했어',
])('a reported wish is not a wish to someone here: %s', (message) => {
  expect(isReported(message)).toBe(true)
})

test.each([
  'as I said, happy birthday!',
  'just wanted to say happy birthday',
  'happy birthday from all of us',
  'they sang so badly! Happy birthday, my dear',
  'alles Gute zum Geburtstag von uns allen',
  'te deseo un feliz cumpleaños',
  'je voulais te dire joyeux anniversaire',
  'her şey gönlünce olsun iyi ki doğdun',
  'поздравляю с днём рождения',
  'お誕生日おめでとう!',
  '生日快乐',
  '생일 축하해',
])('one that is made is: %s', (message) => {
  expect(isReported(message)).toBe(false)
})
