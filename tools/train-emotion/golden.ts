/** Lines in many scripts, and what the trainer makes of them: the product must come to the same. */
import { outputs } from '@convostat/emotion/model'
import type { Corpus } from './corpus.ts'
import { type Learned, logitsOf } from './learn.ts'
import { probabilitiesOf } from './probabilities.ts'

export interface Golden {
  text: string
  /** Three sentiments, then the inner labels, rounded to 5 places. */
  probabilities: number[]
}

const lines = [
  'What a lovely evening, thank you all for coming!',
  'this is NOT what i ordered :(',
  'the train leaves at 17:42 from platform 3',
  'sooooo happy right nowwww 😂😂😂',
  'Are you angry with me??',
  'nice idea but it never works',
  'oh wonderful, rain again 🙄',
  'see https://example.org/a?b=c and tell @Mia',
  'hahahaha stop it <3',
  'Das war leider gar nicht schön, aber danke',
  "je n'aime pas du tout ce café",
  '¡Qué alegría verte mañana! jajaja',
  'Não gostei nada disso…',
  'non vedo l’ora 😍',
  'ik ben zo blij voor je',
  'jag är så trött och ledsen',
  'Bugün hiç iyi değilim',
  'nie mogę się doczekać!!!',
  'Я очень скучаю по тебе)))',
  'не переживай, всё будет хорошо',
  'σ’ αγαπώ πολύ',
  'أنا سعيد جداً اليوم',
  'من خیلی خوشحالم',
  'אני לא מאמין שזה קרה',
  'मुझे यह बिल्कुल पसंद नहीं आया',
  'yaar bahut maza aaya, bilkul nahi thaka',
  'আমি খুব খুশি',
  'நான் மிகவும் மகிழ்ச்சியாக இருக்கிறேன்',
  'วันนี้สนุกมากเลย 555',
  '今天真的太开心了！',
  '今日は本当に疲れた…',
  '오늘 기분이 좋지 않아 ㅠㅠ',
  'hôm nay vui quá trời',
  'aku sedih banget nih 😭',
  'nimefurahi sana leo',
  '👩‍❤️‍👨❤️‍🔥 👍🏽',
  '❤️',
  ':-)',
  'ok',
  'zxqv wrtl',
]

export function goldenOf(learned: Learned, corpus: Corpus): Golden[] {
  const logits = new Float64Array(outputs)
  return lines.map((text) => {
    const sample = corpus.add({ text, language: 'und', domain: 'golden', sentiment: null, emotions: null, weight: 0 })
    logitsOf(learned, corpus, sample, logits)
    probabilitiesOf(logits)
    return { text, probabilities: Array.from(logits, (of) => Math.round(of * 1e5) / 1e5) }
  })
}
