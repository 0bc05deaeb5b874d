import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import type { Answer } from './answer.ts'
import { ask } from './ask.ts'
import { languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import type { QuestionContext } from './question-context.ts'
import type { Refused } from './refusal-kinds.ts'
import { refusalWords } from './refusal-words.ts'
import { refusalOf } from './refusals.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)

async function answerTo(question: string, model: Parameters<typeof ask>[2] = null, about: QuestionContext = asked): Promise<Answer> {
  for await (const event of ask(question, about, model, new AbortController().signal)) if (event.type === 'answer') return event.answer
  throw new Error('no answer')
}

const refused: Readonly<Record<string, Readonly<Record<Refused, readonly string[]>>>> = {
  en: {
    distress: ['I want to kill myself', 'Why does nobody love me?', 'Ben hits me. What should I do?'],
    fidelity: ['Is he cheating on me?', 'Is Ana seeing someone else?', 'Has Ben been faithful?', 'Is my boyfriend flirting with others?'],
    feelings: [
      'Does Ana love me?',
      'What does Ben really think of me?',
      'Is she lying to me?',
      'Are we a good couple?',
      'What did he mean by that?',
    ],
    diagnosis: ['Is Ben a narcissist?', 'Does Ana have depression?', 'Is he gaslighting me?', 'Is Ana autistic?'],
    judgment: ['Should I break up with him?', 'Can I sue Ben for this?', 'Who was right in our argument?', 'Is this harassment?'],
    secrets: ['What is Ana hiding from me?', 'Who is Ben texting besides me?', 'Is Ana online?', 'Did Ben read my message?'],
    unknown: ['What is the capital of Mongolia?', 'Who will win the election?', 'Write me a poem', 'asdf'],
  },
  de: {
    distress: ['Ich will nicht mehr leben', 'Ich möchte mich umbringen'],
    fidelity: ['Betrügt er mich?', 'Ist Ben mir treu?', 'Hat Ana eine Affäre?'],
    feelings: ['Liebt Ana mich noch?', 'Was denkt Ben über mich?', 'Lügt sie mich an?'],
    diagnosis: ['Ist Ben ein Narzisst?', 'Hat Ana Depressionen?'],
    judgment: ['Soll ich mit ihm Schluss machen?', 'Kann ich Ben verklagen?'],
    secrets: ['Was verheimlicht Ana mir?', 'Ist Ben gerade online?'],
    unknown: ['Was ist die Hauptstadt der Mongolei?', 'Wie wird das Wetter?'],
  },
  es: {
    distress: ['Quiero morirme', 'Nadie me quiere'],
    fidelity: ['¿Me engaña Ben?', '¿Ana me es infiel?'],
    feelings: ['¿Ben me ama?', '¿Qué piensa Ana de mí?', '¿Está mintiendo?'],
    diagnosis: ['¿Es Ben un narcisista?', '¿Ana tiene depresión?'],
    judgment: ['¿Debería romper con él?', '¿Puedo denunciar a Ben?'],
    secrets: ['¿Qué me oculta Ana?', '¿Con quién habla Ben a mis espaldas?'],
    unknown: ['¿Cuál es la capital de Mongolia?'],
  },
  pt: {
    distress: ['Quero morrer', 'Ninguém me ama'],
    fidelity: ['Ben está me traindo?', 'A Ana é fiel?'],
    feelings: ['Você acha que o Ben me ama?', 'O que a Ana pensa de mim?', 'Ele está mentindo?'],
    diagnosis: ['O Ben é narcisista?', 'A Ana tem depressão?'],
    judgment: ['Devo terminar com ele?', 'Posso processar o Ben?'],
    secrets: ['O que a Ana está escondendo?', 'O Ben está online?'],
    unknown: ['Qual é a capital da Mongólia?'],
  },
  hi: {
    distress: ['मैं मरना चाहता हूँ', 'मुझसे कोई प्यार नहीं करता'],
    fidelity: ['क्या Ben मुझे धोखा दे रहा है?'],
    feelings: ['क्या Ana मुझसे प्यार करती है?', 'Ben मेरे बारे में क्या सोचता है?'],
    diagnosis: ['क्या Ben को डिप्रेशन है?'],
    judgment: ['क्या मुझे उससे ब्रेकअप करना चाहिए?'],
    secrets: ['Ana मुझसे क्या छुपा रही है?'],
    unknown: ['मंगोलिया की राजधानी क्या है?'],
  },
  ar: {
    distress: ['أريد أن أموت', 'لا أحد يحبني'],
    fidelity: ['هل يخونني Ben؟'],
    feelings: ['هل تحبني Ana؟', 'ماذا يقصد Ben؟'],
    diagnosis: ['هل Ben نرجسي؟'],
    judgment: ['هل يجب أن أتركه؟'],
    secrets: ['ماذا تخفي Ana عني؟'],
    unknown: ['ما هي عاصمة منغوليا؟'],
  },
}

const cases = languages.flatMap((language) =>
  Object.entries(refused[language]).flatMap(([kind, questions]) =>
    questions.map((question) => ({ language, kind: kind as Refused, question })),
  ),
)

test.each(cases)('$language: “$question” is not answered: $kind', async ({ language, kind, question }) => {
  const { text, method, citations, figure, refused, near = [] } = await answerTo(question)
  expect({ text, method, citations, figure, refused }).toEqual({
    text: refusalWords[language][kind],
    method: 'search',
    citations: [],
    figure: undefined,
    refused: kind,
  })
  // Who is in distress is shown no statistics; everyone else three questions, each with an answer.
  expect(near).toHaveLength(kind === 'distress' ? 0 : 3)
  expect(near.filter((each) => plan(each, asked) === null)).toEqual([])
})

test('messages about such subjects can be found and counted', async () => {
  for (const question of [
    'What did Ana say about cheating?',
    'Did we talk about divorce?',
    'How often did Ben say "love"?',
    'Who is happier?',
  ])
    expect([question, refusalOf(question, asked)]).toEqual([question, null])
})

test('no model is asked what a chat cannot know', async () => {
  const asking = () => {
    times++
    throw new Error('was asked')
  }
  let times = 0
  const model = { name: 'small:1b', contextLength: 8192, hasTools: false, chat: asking }
  for (const question of ['I want to die', 'Is Ana cheating on me?']) expect((await answerTo(question, model)).method).toBe('search')
  expect(times).toBe(0)
  await answerTo('Where did we go?', model).catch(() => undefined)
  expect(times).toBe(1)
})

test('what has to be counted is not answered with messages', async () => {
  expect((await answerTo('How many pizza messages does the average Ana write per moon?')).citations).toEqual([])
})

test('where a question is about the reader and nobody said who that is, it asks', async () => {
  const unknown = { ...asked, me: null }
  expect(await answerTo('How many messages did I send?', null, unknown)).toMatchObject({ asksMe: true, citations: [] })
  expect(await answerTo('How many messages did Ana send?', null, unknown)).toMatchObject({ method: 'computed' })
})

test('the nearest questions are about the same subject', async () => {
  expect((await answerTo('Is the reply time of Ben getting slower and slower?')).near?.[0]).toMatch(/reply|replies/)
})

test.each([
  'When is Ben going to Lisbon?',
  'What does Ana want for her birthday?',
  'Where should we meet?',
  'What is the wifi password of the flat?',
  'Who is busiest online?',
  'Who voted for pizza?',
  'How do I get to the station?',
])('“%s” asks for nothing that a chat cannot know', (question) => {
  expect(refusalOf(question, asked)).toBeNull()
})

const brief = {
  ...asked,
  chat: chatOf(`2021-03-04 09:00 Ana Lopez: my salary is finally above two thousand
  2021-03-05 09:01 Ben Okafor: great news`),
}
test('what asks for a moment or a place is refused only where no message is about it', async () => {
  expect(refusalOf('When did we break up?', asked)).toMatchObject({ kind: 'judgment', isUnlessFound: true })
  expect((await answerTo('When did Ana mention her salary?', null, brief)).citations).not.toEqual([])
  expect(refusalOf('Who mentioned divorce first?', asked)).toMatchObject({ kind: 'judgment', isUnlessFound: true })
  expect(refusalOf('Does he really love me or is he just saying it?', asked)).toEqual({ kind: 'feelings', language: 'en' })
  expect(await answerTo('When did we get a divorce?', null, brief)).toMatchObject({ refused: 'judgment', citations: [] })
})

test.each(["Is it Ana's fault?", 'Is it Ana’s fault?'])('“%s” is of the person before the ending', (question) => {
  expect(refusalOf(question, asked)?.kind).toBe('judgment')
})
test.each(["Who's Ben with?", "Where's Ben?", "What is Ana's password?"])('“%s” is read with its short words', (question) => {
  expect(refusalOf(question, asked)?.kind).toBe('secrets')
})

test.each([
  ['Sue', 'How is Sue?'],
  ['राज', 'राज कैसा है?'],
  ['سعيد', 'كيف حال سعيد؟'],
  ['صادق', 'كيف حال صادق؟'],
])('someone called %s is asked about as everyone else', (name, question) => {
  const named = worldOf(7, [name, 'Ben Okafor'], 50).asked
  expect(refusalOf(question, named)).toBeNull()
  expect(refusalOf(question, asked)).not.toBeNull()
})

test('no near question is one whose answer is that there is none', async () => {
  const bare = {
    ...asked,
    chat: chatOf(
      Array.from({ length: 12 }, (_, i) => `2021-03-04 09:${10 + i} Ana: number ${i}\n2021-03-04 10:${10 + i} Ben: yes ${i}`).join('\n'),
    ),
  }
  for (const question of ['How many media messages did the cat eat?', 'Is Ana cheating on me?', 'Is Ana online?', 'asdf']) {
    const { near = [] } = await answerTo(question, null, bare)
    expect(near).toHaveLength(3)
    for (const each of near)
      expect([each, [0, null, undefined].includes((await answerTo(each, null, bare)).figure?.value as null)]).toEqual([each, false])
  }
})
