import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { plan } from './parse/plan.ts'

const { asked } = worldOf(7, ['Marta Lopez', 'Ben Okafor'], 700)
const planOf = (question: string) => plan(question, asked)

test.each([
  ['मार्ता ने कितने संदेश भेजे?', 'Marta ने कितने संदेश भेजे?'],
  ['बेन ने 2021 में कितने संदेश भेजे?', 'Ben ने 2021 में कितने संदेश भेजे?'],
  ['كم رسالة أرسلت مارتا؟', 'كم رسالة أرسلت Marta؟'],
  ['كم رسالة أرسل أوكافور؟', 'كم رسالة أرسل Okafor؟'],
])('“%s” is “%s”', (question, latin) => {
  const wanted = planOf(latin)
  expect(wanted).not.toBeNull()
  expect(planOf(question)).toEqual(wanted)
})

// "Between" sounds like Ben.
test('a word that means something is not a name, nor is one that nobody has', () => {
  for (const question of ['كم رسالة بين يناير ومارس 2021؟', 'كم رسالة أرسل سمير؟', 'सुनील ने कितने संदेश भेजे?']) {
    const planned = planOf(question)
    expect(JSON.stringify(planned)).not.toMatch(/Ben|Marta/)
  }
})
