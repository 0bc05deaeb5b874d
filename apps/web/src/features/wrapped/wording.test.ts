import { titles } from '@convostat/api/wrapped-titles'
import { expect, test } from 'vitest'
import { sayWrapped } from '#messages/wrapped/index.ts'

test('a slide is called in English as the API calls it', () => expect(sayWrapped.kickers).toEqual(titles))
