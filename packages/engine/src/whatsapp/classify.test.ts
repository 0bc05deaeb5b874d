import { describe, expect, test } from 'vitest'
import { type Context, classify } from './classify.ts'

const LRM = '\u200e'
const android: Context = { layout: 'android', fromService: false }
const androidMarked: Context = { layout: 'android', fromService: true }
const ios: Context = { layout: 'ios', fromService: false }
const marked: Context = { layout: 'ios', fromService: true }
const copied: Context = { layout: 'web-copy', fromService: false }

/** Kind and text, as the reader sees them; `text` for ordinary text. */
function read(body: string, context: Context): string {
  const found = classify(body, context)
  if (!found) return 'text'
  const { kind, bare, edited, textStart, textEnd } = found
  return `${kind}${bare ? ' bare' : ''}${edited ? ' edited' : ''}: ${body.slice(textStart, textEnd)}`
}

describe('what people write stays text', () => {
  const sentences = [
    'I committed',
    'the video omitted the ending',
    'image omitted lol',
    'image omitted? what do you mean',
    'my phone says image omitted',
    'it just said This message was deleted',
    'This message was deleted by whom?',
    'You deleted this message yesterday',
    'can we do a video call later?',
    'Video call tonight?',
    'Video call',
    'voice call?',
    'missed voice calls are annoying',
    'Missed you!',
    'no answer',
    'No answer, as always',
    'Voice call or text?',
    'Ana left',
    'Ana added Ben to the list',
    'I removed the stain',
    'I <3 you',
    '<3',
    '<3 <3',
    'a < b and b > c',
    '<script>alert(1)</script>',
    '<script>',
    '<div>',
    '<br/>',
    '<sigh>',
    '<ana@example.com>',
    '<https://example.com/a b>',
    '<a href="x y">',
    '{{7*7}}',
    'x -> y',
    'see you at nine (or ten)',
    'look at photo.jpg (the good one)',
    'My new site is example.com (finally online)',
    'the file is attached (file attached)',
    ':)',
    '(:',
    'poll: who is coming?',
    'POLL',
    'Option: take the bus',
    'EVENT: party',
    'location: the usual place',
    'location https://example.com/maps',
    'https://maps.google.com/?q=48.85,2.29',
    'meet me here https://maps.google.com/?q=48.85,2.29',
    'Come to the new place, the one near the river, not the old one: https://maps.google.com/?q=48.85,2.29',
    'have you seen this: https://goo.gl/maps/abc',
    'directions:\nhttps://maps.google.com/?q=48.85,2.29',
    'null and void',
    'NULL',
    'it is null',
    'live location shared with you?',
    'Messages and calls are end-to-end encrypted so nobody reads this',
    'Waiting for this message to cheer me up',
    'You received a letter. For added privacy, open it alone',
    'You sent a view once message and I missed it',
    'changed the subject from "love" to "taxes", typical',
    '.',
    '...',
    '👍',
    '\u200b',
    'Bild weggelassen? Bei mir nicht',
    'Ich habe das Bild weggelassen',
    'Videoanruf heute Abend?',
    'Diese Nachricht wurde gelöscht, oder?',
    'Abstimmung: wer kommt mit?',
    'Mensaje eliminado, ¿por qué?',
    '¿Hacemos una videollamada?',
    'Tengo una llamada perdida tuya',
    'Se eliminó este mensaje por error',
    'un audio omitido por favor',
    'Une image absente de mon album',
    'Appel vidéo ce soir ?',
    'Médias omis',
    'Chiamata vocale stasera?',
    'il video omesso era bello',
    'Ligação de vídeo amanhã?',
    'você apagou esta mensagem por quê?',
    'Видеозвонок вечером?',
    'изображение отсутствует на сайте',
    'нет ответа',
    'Görüntülü arama yapalım mı?',
    'bu mesaj silindi mi?',
    'ei kuvaa',
    'Ei kuvaa täällä',
    'fără audio',
    'ไม่มีรูปภาพ',
    'วิดีโอถูกลบ',
    'تصویر حذف شد',
    'مكالمة فيديو الليلة؟',
    'שיחת וידאו הערב?',
    'वीडियो कॉल करें?',
    'ビデオ通話しよう',
    '今晚视频通话吗？',
    '영상 통화 할래?',
    'Panggilan video nanti malam?',
  ]
  test.each(sentences)('%s', (sentence) => {
    expect(read(sentence, android)).toBe('text')
    expect(read(sentence, ios)).toBe('text')
    expect(read(sentence, copied)).toBe('text')
  })
})

describe('left-out and attached files', () => {
  test.each([
    ['image omitted', marked, 'media bare: image omitted'],
    ['IMAGE OMITTED.', marked, 'media bare: IMAGE OMITTED.'],
    ['image omitted', ios, 'media bare: image omitted'],
    ['image omitted', copied, 'media bare: image omitted'],
    ['image omitted', android, 'text'],
    ['ei kuvaa', marked, 'media bare: ei kuvaa'],
    [`look at this ${LRM}image omitted`, ios, 'media: look at this'],
    [`look  at\nthis ${LRM}image omitted`, ios, 'media: look  at\nthis'],
    ['look at this image omitted', ios, 'text'],
    [`  ${LRM}image omitted`, ios, `media bare:   ${LRM}image omitted`],
    ['<Media omitted>', android, 'media bare: <Media omitted>'],
    ['<media omitted.>', android, 'media bare: <media omitted.>'],
    ['<Media omitted>\nour cat', android, 'media: our cat'],
    ['it shows <Media omitted>', android, 'text'],
    ['Media omitted', android, 'text'],
    ['<Video note omitted>', android, 'media bare: <Video note omitted>'],
    ['<Video message omitted>', android, 'media bare: <Video message omitted>'],
    ['<Audio nicht enthalten.>', android, 'media bare: <Audio nicht enthalten.>'],
    ['<View once voice message omitted>', android, 'media bare: <View once voice message omitted>'],
    [
      '<Il messaggio vocale visualizzabile una volta è stato omesso>',
      android,
      'media bare: <Il messaggio vocale visualizzabile una volta è stato omesso>',
    ],
    ['<پيوست نما/آهنگ حذف شد>', android, 'media bare: <پيوست نما/آهنگ حذف شد>'],
    ['<GIF נעלם>', android, 'media bare: <GIF נעלם>'],
    ['<hello world>', android, 'media bare: <hello world>'],
    ['<hello world>', ios, 'text'],
    ['<anything>', marked, 'media bare: <anything>'],
    ['', android, 'media bare: '],
    [' ', android, 'media bare:  '],
    ['null', android, 'media bare: null'],
    ['IMG-20220323-WA0002.jpg (file attached)', android, 'media bare: IMG-20220323-WA0002.jpg (file attached)'],
    ['IMG-20220323-WA0002.jpg (file attached)\nour cat\nasleep', android, 'media: our cat\nasleep'],
    ['PTT-20220323-WA0002.opus (Datei angehängt)', android, 'media bare: PTT-20220323-WA0002.opus (Datei angehängt)'],
    ['my thesis, final.docx (file attached)', android, 'media bare: my thesis, final.docx (file attached)'],
    ['IMG-20220323-WA0002.jpg (некој збор)', android, 'media bare: IMG-20220323-WA0002.jpg (некој збор)'],
    ['two words.pdf (некој збор)', androidMarked, 'media bare: two words.pdf (некој збор)'],
    ['two words.pdf (некој збор)', android, 'text'],
    ['Peter.vcf (file attached)', android, 'contact bare: Peter.vcf (file attached)'],
    ['Contact card omitted', marked, 'contact bare: Contact card omitted'],
    ['<attached: 00000004-Peter.vcf>', ios, 'contact bare: <attached: 00000004-Peter.vcf>'],
    ['<attached: 00000035-PHOTO-2022-03-27-21-41-55.jpg>', marked, 'media bare: <attached: 00000035-PHOTO-2022-03-27-21-41-55.jpg>'],
    [`our cat\n${LRM}<attached: 00000035-PHOTO-2022-03-27-21-41-55.jpg>`, ios, 'media: our cat'],
    [`${LRM}<attached: 00000035-PHOTO.jpg>\nour cat`, ios, 'media: our cat'],
    ['<nekazano: 00000035-PHOTO.jpg>', ios, 'media bare: <nekazano: 00000035-PHOTO.jpg>'],
    ['read <chapter: intro.md>', ios, 'text'],
    ['<00000012-PHOTO-2022.jpg eklendi>', marked, 'media bare: <00000012-PHOTO-2022.jpg eklendi>'],
    [`photo.jpg <${LRM}attached>`, ios, `media bare: photo.jpg <${LRM}attached>`],
    [`report.pdf • ${LRM}2 pages ${LRM}document omitted`, ios, `media bare: report.pdf • ${LRM}2 pages ${LRM}document omitted`],
    ['report.pdf • 14 pages <attached: 00000002-report.pdf>', ios, 'media bare: report.pdf • 14 pages <attached: 00000002-report.pdf>'],
    [
      'You received a view once message. For added privacy, you can only open it on your phone.',
      marked,
      'media bare: You received a view once message. For added privacy, you can only open it on your phone.',
    ],
  ] as const)('%s', (body, context, expected) => expect(read(body, context)).toBe(expected))
})

test('view once in Spanish', () => {
  const body = 'Recibiste un mensaje de visualización única. Para mayor privacidad, solo puedes abrirlo en tu teléfono.'
  expect(read(body, marked)).toBe(`media bare: ${body}`)
})

describe('deleted and edited', () => {
  test.each([
    ['This message was deleted', android, 'deleted bare: This message was deleted'],
    ['This message was deleted.', marked, 'deleted bare: This message was deleted.'],
    ['You deleted this message', android, 'deleted bare: You deleted this message'],
    ['This message was deleted by an admin.', marked, 'deleted bare: This message was deleted by an admin.'],
    ['This message was deleted by admin Ana María.', android, 'deleted bare: This message was deleted by admin Ana María.'],
    ['You deleted this message as admin', android, 'deleted bare: You deleted this message as admin'],
    ['Esta mensagem foi apagada', android, 'deleted bare: Esta mensagem foi apagada'],
    ['Ez az üzenet törlésre került', android, 'deleted bare: Ez az üzenet törlésre került'],
    ['see you at nine <This message was edited>', android, 'text edited: see you at nine'],
    [`see you at nine ${LRM}<This message was edited>`, ios, 'text edited: see you at nine'],
    [`see you at nine  ${LRM}<This message was edited.>`, ios, 'text edited: see you at nine '],
    ['see you\nat nine <Message edited>', android, 'text edited: see you\nat nine'],
    ['nos vemos <Se editó este mensaje.>', android, 'text edited: nos vemos'],
    [`gəl ${LRM}<Düzəliş edilib>`, ios, 'text edited: gəl'],
    [`hello ${LRM}<some words nobody knows>`, ios, 'text edited: hello'],
    ['hello <some words nobody knows>', ios, 'text'],
    ['he wrote<This message was edited>', android, 'text'],
    [`our cat ${LRM}image omitted ${LRM}<This message was edited>`, ios, 'media edited: our cat'],
    ['IMG-1.jpg (file attached)\nour cat <This message was edited>', android, 'media edited: our cat'],
    ['<Media omitted> <This message was edited>', android, 'media bare edited: <Media omitted>'],
    ['<This message was edited>', android, 'media bare edited: <This message was edited>'],
  ] as const)('%s', (body, context, expected) => expect(read(body, context)).toBe(expected))
})

describe('calls', () => {
  test.each([
    [`Voice call. ${LRM}10 sec`, marked, 'call'],
    [`Video call. ${LRM}1 hr 5 min`, marked, 'call'],
    ['Voice call, 12 min', android, 'call'],
    ['Voice call, twelve minutes', android, 'text'],
    [`Missed voice call. ${LRM}Tap to call back`, marked, 'call'],
    ['Missed voice call', android, 'call'],
    ['Silenced voice call. Focus mode', marked, 'call'],
    ['No answer', marked, 'call'],
    ['Video call', marked, 'call'],
    ['Voice call. No answer', android, 'call'],
    ['Sprachanruf. 5 Min.', android, 'call'],
    [`Sprachanruf. ${LRM}5 Min.`, marked, 'call'],
    ['Verpasster Sprachanruf. Zum Zurückrufen tippen', marked, 'call'],
    ['Llamada de voz. 5 min', android, 'call'],
    ['Ligação de voz perdida', android, 'call'],
    ['Gemist spraakgesprek', android, 'call'],
    ['Пропущенный аудиозвонок', android, 'call'],
    ['Nieodebrane poł. głosowe', android, 'call'],
    ['Nieodebrane poł. głosowe. Stuknij, aby oddzwonić', marked, 'call'],
    ['مكالمة صوتية. ٥ دقائق', android, 'call'],
    ['שיחה קולית שלא נענתה', android, 'call'],
    ['वॉइस कॉल मिस हुई', android, 'call'],
    ['音声通話不在着信', android, 'call'],
    ['부재중 전화', android, 'call'],
    ['未接语音通话', android, 'call'],
    ['Cuộc gọi nhỡ', android, 'call'],
    [`Nieznane słowa, ${LRM}5 min`, marked, 'call'],
  ] as const)('%s', (body, context, kind) => expect(classify(body, context)?.kind ?? 'text').toBe(kind))
})

describe('places, polls and calendar entries', () => {
  test.each([
    ['location: https://maps.google.com/?q=48.8583701,2.2944813', android, 'location'],
    ['Location: https://maps.google.com/?q=48.8583701,2.2944813', marked, 'location'],
    ['Standort: https://maps.google.com/?q=-37.46874211,-23.82071615', android, 'location'],
    ['paikka jossain: https://maps.google.com/?q=60.1,24.9', android, 'location'],
    ['Café Ana (12 Main Street, Springfield): https://foursquare.com/v/4b058722f964a520', ios, 'location'],
    ['Café Ana\n12 Main Street\nhttps://foursquare.com/v/4b058722f964a520', android, 'location'],
    ['Café Ana\n12 Main Street\nhttps://maps.google.com/?q=60.1,24.9', android, 'location'],
    ['live location shared', android, 'location'],
    ['Live-Standort wird geteilt', android, 'location'],
    ['POLL:\nWhere to?\nOPTION: The sea (3 votes)\nOPTION: The hills (1 vote)', android, 'poll'],
    [`POLL:\nWhere to?\n${LRM}OPTION: The sea (${LRM}3 votes)`, marked, 'poll'],
    ['ABSTIMMUNG:\nWohin?\nOPTION: Ja (1 Stimme)', android, 'poll'],
    ['SONDAGE :\nOù ?\nOPTION : La mer (2 votes)', android, 'poll'],
    ['ANKET:\nNereye?\nSEÇENEK: Deniz (3 oy)', android, 'poll'],
    [`GLASANJE:\nKamo?\n${LRM}ODGOVOR: More (${LRM}3 glasa)`, marked, 'poll'],
    ['POLL:\nwho is coming?\nme\nBen', android, 'text'],
    ['EVENT: Picnic\nSunday 12:00\nThe park', marked, 'text'],
    ['EVENTO: Cena', marked, 'text'],
  ] as const)('%s', (body, context, kind) => expect(classify(body, context)?.kind ?? 'text').toBe(kind))

  test('question and options are a poll’s text, word and link a location’s', () => {
    for (const body of ['POLL:\nWhere to?\nOPTION: The sea (3 votes)', 'location: https://maps.google.com/?q=48.8,2.2']) {
      expect(classify(body, android)).toMatchObject({ textStart: 0, textEnd: body.length, bare: false })
    }
  })
})

describe('events', () => {
  test('behind a mark a known sentence is one, and a short one with names rests on them', () => {
    expect(classify('Messages and calls are end-to-end encrypted.', marked)).toMatchObject({ kind: 'event', rests: 'wording' })
    expect(classify('Ana created group “Trip”', marked)).toMatchObject({ kind: 'event', rests: 'wording' })
    for (const body of ['Ana added Ben', 'Ana left', 'Everyone left', '小明退出了群组'])
      expect([body, classify(body, marked)]).toMatchObject([body, { kind: 'event', rests: 'names' }])
  })

  test.each([
    'Nobody knows this wording',
    'Nobody knows this wording\nnor this',
    'ok thanks',
    '+49 151 2345678',
    'שלום',
    'thanks Ben',
    'Ben thanks',
    'Waiting for this message to cheer me up',
    'I can help you plan a trip. Where would you like to go?',
    'he omitted it',
    'I omitted the salt, sorry',
    'omitted',
  ])('a mark alone proves nothing: %s', (body) => {
    for (const context of [marked, androidMarked, { ...marked, layout: 'web-copy' } as const]) expect(classify(body, context)).toBe(null)
  })

  test.each([
    '图像已忽略',
    '影片已被省略',
    'spectacle omitted',
    'snimak izostavljen',
    'Foto weggelaat',
    'vaizdo įrašas praleistas',
    'тасма пропуснатa',
  ])('an unknown wording for something left out is recognized by its shape: %s', (body) => {
    expect(classify(body, marked)).toMatchObject({ kind: 'media', bare: true, rests: 'shape' })
    expect(classify(body, ios)).toBe(null)
  })

  test('long fixed sentences are the service’s even where its mark got lost', () => {
    const notice = 'Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them. Learn more.'
    for (const context of [android, ios, copied]) expect(classify(notice, context)?.kind).toBe('event')
    expect(classify('Ana joined using this group’s invite link', ios)).toBe(null)
  })
})

test.each([
  'Waiting for this message. This may take a while.',
  "This message can't be displayed here. Please open WhatsApp on your phone.",
])('%s: a message that someone sent', (body) => {
  for (const context of [android, ios, marked, androidMarked, copied]) expect(read(body, context)).toBe(`media bare: ${body}`)
})

describe('languages', () => {
  test.each([
    ['<Media omitted>', android, 'en'],
    ['<Medien ausgeschlossen>', android, 'de'],
    ['GIF omitido', marked, 'es pt-BR'],
    ['圖片已略去', marked, 'zh-Hant'],
    ['圖像已省略', marked, 'zh-Hant'],
    ['IMG-20220323-WA0002.jpg (fichier joint)', android, 'fr'],
    ['Diese Nachricht wurde gelöscht', android, 'de'],
    ['ciao <Questo messaggio è stato modificato>', android, 'it'],
    ['null', android, null],
    ['<unknown words>', android, null],
  ] as const)('%s', (body, context, language) => expect(classify(body, context)?.language).toBe(language))
})

test('only beginning and end of a long body are looked at', () => {
  const long = 'long text with: (parentheses) <brackets> and spaces '.repeat(200_000)
  expect(classify(long, android)).toBe(null)
  expect(classify(`${long}${LRM}image omitted`, ios)).toMatchObject({ kind: 'media', bare: false, textStart: 0, textEnd: long.length - 1 })
  expect(classify(`${long} <This message was edited>`, android)).toMatchObject({ kind: 'text', edited: true, textEnd: long.length })
  expect(classify(`IMG-1.jpg (file attached)\n${long}`, android)).toMatchObject({ kind: 'media', textStart: 26 })
  for (const filler of [' ', '<', '(', ':', '\u200e', '\n', '.', '>']) {
    expect(() => classify(filler.repeat(2_000_000), android)).not.toThrow()
    expect(() => classify(`${filler.repeat(1_000_000)}>`, marked)).not.toThrow()
  }
})
