/** Rows of the battery of bad inputs that need a whole reading; the others are beside what they are about. */
import { describe, expect, test } from 'vitest'
import { overview } from '#analyses/overview.ts'
import { responseTimes } from '#analyses/response-times.ts'
import { timeseries } from '#analyses/timeseries.ts'
import { kinds, messageText, mostRecent } from '#chat/chat.ts'
import { plainMessages, readText } from '#testing/read-text.ts'
import { feature } from '#words/features.ts'
import { words } from '#words/words.ts'

const LRM = '\u200e'
const line = (author: string, text: string): string => `24/09/2026, 14:32 - ${author}: ${text}\n`
const withText = (chat: Awaited<ReturnType<typeof readText>>['chat']) => plainMessages(chat).map(({ text }) => text)

describe('P8: bytes that are not UTF-8', () => {
  const encode = (text: string): number[] => [...new TextEncoder().encode(text)]
  test('cut off inside a character: every message is read, the notice counts', async () => {
    const whole = encode(`${line('Zoë', 'grüße')}${line('Ben', 'bis später 👋')}`)
    const { chat, facts } = await readText(Uint8Array.from(whole.slice(0, -3)))
    expect(withText(chat)).toEqual(['grüße', 'bis später \ufffd'])
    expect(facts.notes).toEqual([{ code: 'text_repaired', detail: expect.stringContaining('1 character'), facts: { lost: 1 } }])
  })
  test('Windows-1252: umlauts in names and texts are found', async () => {
    const text = line('Zoë', 'schöne Grüße aus Köln').repeat(5)
    const { chat, facts } = await readText(Uint8Array.from([...text].map((letter) => letter.charCodeAt(0))))
    expect(chat.participants).toEqual(['Zoë'])
    expect(messageText(chat, 0)).toBe('schöne Grüße aus Köln')
    expect(facts.notes.map(({ code }) => code)).toContain('text_legacy_encoding')
  })
  test('single bad bytes in the middle of a file', async () => {
    const bytes = Uint8Array.from([
      ...encode(line('Ana', 'hé')),
      ...encode('24/09/2026, 14:33 - Ben: a'),
      0xff,
      0xfe,
      ...encode('b\n'),
      ...encode(line('Ana', 'ça va')),
    ])
    const { chat } = await readText(bytes)
    expect(withText(chat)).toEqual(['hé', 'a\ufffd\ufffdb', 'ça va'])
  })
})

test.each([4999, 5000, 5001])('P20: of %i messages at most the most recent 5,000 are analysed', async (count) => {
  const { chat } = await readText(Array.from({ length: count }, (_, i) => `24/09/2026, 14:32 - Ana: m${i}\n`).join(''))
  expect(chat.count).toBe(count)
  const analysed = mostRecent(chat, 5000)
  expect(analysed.count).toBe(Math.min(count, 5000))
  expect(analysed.id[0]).toBe(Math.max(0, count - 5000))
  expect(analysed.id[analysed.count - 1]).toBe(count - 1)
  expect(analysed === chat).toBe(count <= 5000)
})

describe('P21: very few and very many people', () => {
  test('one author, one message: no figure divides by zero', async () => {
    const { chat } = await readText(line('Ana', 'hi'))
    expect(overview(chat)).toMatchObject({
      participants: ['Ana'],
      totalMessages: 1,
      totalDays: 1,
      avgDailyMessages: 1,
      messagesPerDay: 1,
      totalWords: 1,
    })
    expect(responseTimes(chat)).toEqual({ replies: 0, p50: null, p75: null, p90: null, mean: null })
    expect(timeseries(chat).days.length).toBe(1)
  })
  test('a group of 1,024', async () => {
    const names = Array.from({ length: 1024 }, (_, i) => `Member ${i}`)
    const { chat, facts } = await readText([...names, ...names].map((name) => line(name, 'hi')).join(''))
    expect(chat.participants).toEqual(names)
    expect(facts.isGroup).toBe(true)
    expect(overview(chat).participants).toEqual(names)
  })
  test('100,000 distinct authors', async () => {
    const { chat } = await readText(Array.from({ length: 100_000 }, (_, i) => line(`Person ${i}`, 'hi')).join(''))
    expect([chat.count, chat.participants.length, chat.participants[99_999]]).toEqual([100_000, 100_000, 'Person 99999'])
    expect(overview(chat).participants.length).toBe(100_000)
  })
})

test('P23: families, skin tones, flags and keycaps are kept to the byte, are emoji, and no words', async () => {
  const texts = ['👨‍👩‍👧‍👦', '👍🏽', '🇩🇪🇯🇵', '1️⃣', '❤️‍🔥', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩🏿‍🚀']
  const { chat } = await readText(texts.map((text) => line('🧑‍🎄 Ana', text)).join(''))
  expect(withText(chat)).toEqual(texts)
  expect(chat.participants).toEqual(['🧑‍🎄 Ana'])
  const { wordCount, features } = words(chat)
  expect([...wordCount]).toEqual(texts.map(() => 0))
  const { hasLink, hasQuestion, hasEmoji } = feature
  expect(Array.from(features, (bits) => bits & (hasLink | hasQuestion | hasEmoji))).toEqual(texts.map(() => hasEmoji))
})

test.each([
  '<script>alert(1)</script>',
  '<script>',
  'javascript:alert(1)',
  '</style><style>*{display:none}',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  `$${'{7*7}'}`,
  '<!-- -->',
  '<svg/onload=alert(1)>',
  "'; DROP TABLE chats; --",
  '%00%0a',
  '=HYPERLINK("x")',
])('P24: %s is inert: a text, and a name, like any other', async (hostile) => {
  for (const layout of ['24/09/2026, 14:32 - ', '[24/09/2026, 14:32:10] ']) {
    const { chat } = await readText(
      `${layout}Ana: ${hostile}\n${layout}${hostile.replaceAll(':', '')}: hi\n${layout}Ana: ${hostile} and more\n`,
    )
    expect(plainMessages(chat).map(({ kind, text }) => [kind, text])).toEqual([
      ['text', hostile],
      ['text', 'hi'],
      ['text', `${hostile} and more`],
    ])
    expect(chat.participants).toEqual(['Ana', hostile.replaceAll(':', '')])
  }
})

describe('P25: what is not text is typed as what it is, and has no words', () => {
  /** Language, what an iPhone and what an Android phone writes for a picture, deleted by another and by oneself, a missed call, a poll. */
  test.each([
    [
      'en',
      'image omitted',
      'Media omitted',
      'This message was deleted.',
      'You deleted this message',
      'Missed voice call',
      'POLL:',
      'OPTION',
    ],
    [
      'de',
      'Bild weggelassen',
      'Medien ausgeschlossen',
      'Diese Nachricht wurde gelöscht.',
      'Du hast diese Nachricht gelöscht',
      'Verpasster Sprachanruf',
      'UMFRAGE:',
      'OPTION',
    ],
    [
      'es',
      'imagen omitida',
      'Multimedia omitido',
      'Se eliminó este mensaje.',
      'Eliminaste este mensaje',
      'Videollamada perdida',
      'ENCUESTA:',
      'OPCIÓN',
    ],
    [
      'fr',
      'image absente',
      'Médias omis',
      'Ce message a été supprimé',
      'Vous avez supprimé ce message',
      'Appel vocal manqué',
      'SONDAGE :',
      'OPTION',
    ],
    [
      'it',
      'immagine omessa',
      'Media omesso',
      'Questo messaggio è stato eliminato.',
      'Hai eliminato questo messaggio',
      'Chiamata vocale persa',
      'SONDAGGIO:',
      'OPZIONE',
    ],
    [
      'pt-BR',
      'imagem ocultada',
      'Mídia oculta',
      'Mensagem apagada',
      'Você apagou esta mensagem',
      'Ligação de voz perdida',
      'ENQUETE:',
      'OPÇÃO',
    ],
    [
      'nl',
      'afbeelding weggelaten',
      'Media weggelaten',
      'Dit bericht is verwijderd',
      'Je hebt dit bericht verwijderd',
      'Gemist spraakgesprek',
      'PEILING:',
      'OPTIE',
    ],
    [
      'ru',
      'изображение отсутствует',
      'Без медиафайлов',
      'Данное сообщение удалено.',
      'Вы удалили данное сообщение',
      'Пропущенный аудиозвонок',
      'ОПРОС:',
      'ВАРИАНТ',
    ],
    [
      'tr',
      'görüntü dahil edilmedi',
      'Medya dahil edilmedi',
      'Bu mesaj silindi',
      'Bu mesajı sildiniz',
      'Cevapsız sesli arama',
      'ANKET:',
      'SEÇENEK',
    ],
    [
      'pl',
      'obraz pominięty',
      'pominięto multimedia',
      'Ta wiadomość została usunięta',
      'Usunąłeś(-ęłaś) tę wiadomość',
      'Nieodebrane poł. głosowe',
      'ANKIETA:',
      'OPCJA',
    ],
    [
      'ar',
      'لم يتم إدراج الصورة',
      'تم استبعاد الوسائط',
      'تم حذف هذه الرسالة',
      'لقد حذَفت هذه الرسالة',
      'مكالمة صوتية فائتة',
      'استطلاع:',
      'خيار',
    ],
    ['he', 'התמונה הושמטה', 'המדיה לא נכללה', 'הודעה זו נמחקה', 'מחקת את ההודעה הזו', 'שיחה קולית שלא נענתה', 'סקר:', 'אפשרות'],
    ['hi', 'फ़ोटो हटाई गई', 'मीडिया के बिना', 'यह मैसेज डिलीट कर दिया गया है', 'आपने यह मैसेज डिलीट किया', 'वॉइस कॉल मिस हुई', 'पोल:', 'विकल्प'],
    [
      'id',
      'gambar tidak disertakan',
      'Media tidak disertakan',
      'Pesan ini dihapus',
      'Anda menghapus pesan ini',
      'Panggilan suara tak terjawab',
      'POLLING:',
      'OPSI',
    ],
    [
      'ja',
      '画像は含まれていません',
      'メディアなし',
      'このメッセージは削除されました。',
      'このメッセージを削除しました',
      '音声通話不在着信',
      'アンケート:',
      '選択肢',
    ],
    [
      'ko',
      '이미지 생략됨',
      '미디어 파일 제외됨',
      '이 메시지는 삭제되었습니다.',
      '이 메시지를 삭제했습니다',
      '부재중 전화',
      '투표:',
      '선택지',
    ],
    ['zh', '照片已忽略', '省略影音内容', '这条消息已被删除。', '您已删除这条消息', '未接语音通话', '投票：', '选项'],
    [
      'vi',
      'đã bỏ qua hình ảnh',
      'bỏ qua tệp phương tiện',
      'Tin nhắn này đã bị xóa',
      'Bạn đã xóa tin nhắn này',
      'Cuộc gọi nhỡ',
      'CUỘC THĂM DÒ Ý KIẾN:',
      'LỰA CHỌN',
    ],
  ])('%s', async (_language, image, media, deleted, youDeleted, missed, poll, option) => {
    const question = `${poll}\n?\n${LRM}${option}: 1 (${LRM}2)\n${LRM}${option}: 3 (${LRM}4)`
    const iphone = [image, deleted, youDeleted, missed, question].map((text) => `[24/09/2026, 14:32:10] Ana: ${LRM}${text}\r\n`).join('')
    const android = [`<${media}>`, deleted, youDeleted, missed].map((text) => line('Ana', text)).join('')
    for (const [text, wanted] of [
      [iphone, ['media', 'deleted', 'deleted', 'call', 'poll']],
      [android, ['media', 'deleted', 'deleted', 'call']],
    ] as const) {
      const { chat } = await readText(text)
      expect(Array.from(chat.kind, (kind) => kinds[kind])).toEqual(wanted)
      expect([...words(chat).wordCount]).toEqual(wanted.map(() => 0))
      expect(overview(chat)).toMatchObject({ totalMessages: wanted.length, mediaMessages: 1, totalWords: 0 })
    }
  })
})

test('P26: the same file read twice gives the same, and neither reading knows of the other', async () => {
  const text = `${line('Ana', 'hi')}${line('Ben', '<Media omitted>')}`
  const [first, second] = [await readText(text), await readText(text)]
  expect(second).toEqual(first)
  expect(second.chat.bytes).not.toBe(first.chat.bytes)
})
