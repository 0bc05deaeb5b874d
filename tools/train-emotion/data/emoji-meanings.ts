/** What the commonest emoji of chats say where they stand alone: by use, which often is not what they are called. */
import type { InnerLabel } from '@convostat/emotion/labels'

export interface Meaning {
  /** Shares of positive, neutral and negative. */
  sentiment: readonly [positive: number, neutral: number, negative: number]
  emotions: Partial<Record<InnerLabel, number>>
  /** Parted by spaces. */
  emoji: string
}

export const meanings: readonly Meaning[] = [
  // Laughing.
  { sentiment: [0.85, 0.11, 0.04], emotions: { amusement: 0.95, joy: 0.35 }, emoji: '😂 🤣 😹 😆 😝 😜 🤪 😛' },
  { sentiment: [0.72, 0.18, 0.1], emotions: { amusement: 0.85, joy: 0.1 }, emoji: '💀 ☠️ ⚰️' },
  { sentiment: [0.75, 0.17, 0.08], emotions: { amusement: 0.75, joy: 0.25 }, emoji: '😅 🤭 🙊 🤡' },
  // Glad.
  {
    sentiment: [0.92, 0.07, 0.01],
    emotions: { joy: 0.85, amusement: 0.15 },
    emoji: '😀 😃 😄 😁 😺 😸 🤗 ☺️ 😊 😇 😌 🥹 🤠 😎 🌞 🌈 🙌 🕺 💃 🎶 🏖️ 🏝️ 😋 🤤 🌟 ✨ 🌸 🌺 🌻 🌼 🍀 🦋',
  },
  { sentiment: [0.95, 0.04, 0.01], emotions: { joy: 0.93, admiration: 0.12 }, emoji: '🎉 🎊 🥳 🪅 🎈 🎂 🍾 🥂 🍻 🎁 🎆 🎇 🏆 🥇 🎓' },
  { sentiment: [0.8, 0.18, 0.02], emotions: { joy: 0.6 }, emoji: '🙂 😉 😏 🌝 ☀️ 🍕 🎵 ⚽ 🐶 🐱 🐣 🐼 🌷 🍦 🍰 🎄 ⛱️ 🤙 ✌️ 🤞 😼' },
  // Loving.
  {
    sentiment: [0.96, 0.03, 0.01],
    emotions: { love: 0.96, joy: 0.3 },
    emoji: '❤️ 😍 🥰 😘 💕 💖 💗 💓 💞 💘 💝 💙 💚 💛 🧡 💜 🤍 🩷 🩵 ❣️ 💟 😻 😚 😙 😗 💋 👩‍❤️‍👨 💑 💏 ♥️ ❤️‍🔥 🫶 🌹 💌 💐 🖤 🤎 🤟',
  },
  // Caring.
  { sentiment: [0.82, 0.15, 0.03], emotions: { caring: 0.9, love: 0.3, sadness: 0.08 }, emoji: '🫂 ❤️‍🩹 🤲 🕊️ 💆 🍵' },
  // Thanking and hoping.
  { sentiment: [0.82, 0.16, 0.02], emotions: { gratitude: 0.8, joy: 0.12, caring: 0.15 }, emoji: '🙏 🙇 🙇‍♀️ 🙇‍♂️ 🤝' },
  // Admiring.
  { sentiment: [0.93, 0.06, 0.01], emotions: { admiration: 0.88, joy: 0.25 }, emoji: '👏 🔥 💯 🤩 👑 💪 🫡 🦾 🚀 ⭐ 🌟 🐐 💎 🏅' },
  { sentiment: [0.78, 0.21, 0.01], emotions: { admiration: 0.45, joy: 0.2 }, emoji: '👍 👌 🆗 ✅ 👊 🤜 🤛 ☑️ ✔️' },
  // Surprised.
  { sentiment: [0.28, 0.45, 0.27], emotions: { surprise: 0.92 }, emoji: '😮 😯 😲 😳 🙀 ‼️ ⁉️ 🫢 🤯 👀 😧 🫨' },
  { sentiment: [0.2, 0.25, 0.55], emotions: { surprise: 0.5, fear: 0.6 }, emoji: '😱 😦' },
  // Wondering.
  { sentiment: [0.12, 0.76, 0.12], emotions: { curiosity: 0.85 }, emoji: '🤔 ❓ ❔ 🧐 🤷 🤷‍♀️ 🤷‍♂️ 🫤' },
  // Sad.
  { sentiment: [0.03, 0.07, 0.9], emotions: { sadness: 0.93 }, emoji: '😢 😭 😞 😔 😟 🙁 ☹️ 😣 😖 😩 😫 😥 😿 💔 🥀 😪 😓' },
  { sentiment: [0.35, 0.2, 0.45], emotions: { sadness: 0.45, love: 0.35, caring: 0.2 }, emoji: '🥺' },
  { sentiment: [0.08, 0.22, 0.7], emotions: { sadness: 0.65 }, emoji: '😕 😿 🥲 🌧️ 🫠 😮‍💨 🤕 🤒 🤧 😷' },
  // Angry.
  { sentiment: [0.02, 0.05, 0.93], emotions: { anger: 0.95 }, emoji: '😡 😠 🤬 👿 😤 🖕 💢 😾 🗯️' },
  { sentiment: [0.04, 0.16, 0.8], emotions: { anger: 0.75 }, emoji: '🙄 😒 😑 👎 🤦 🤦‍♀️ 🤦‍♂️ 🙎 🙅' },
  { sentiment: [0.12, 0.2, 0.68], emotions: { anger: 0.45, sadness: 0.2 }, emoji: '🙃' },
  { sentiment: [0.05, 0.5, 0.45], emotions: { anger: 0.25, neutral: 0.35 }, emoji: '😐 😶 🫥 😬 🤨 ❌' },
  // Disgusted.
  { sentiment: [0.03, 0.07, 0.9], emotions: { disgust: 0.9, anger: 0.15 }, emoji: '🤢 🤮 💩 🪳 🐀' },
  // Afraid.
  { sentiment: [0.04, 0.08, 0.88], emotions: { fear: 0.92 }, emoji: '😨 😰 🫣 🆘 😵 😵‍💫 🥶' },
  // Of no feeling.
  {
    sentiment: [0.08, 0.88, 0.04],
    emotions: { neutral: 0.9 },
    emoji:
      '📍 📌 📅 📆 🗓️ ⏰ 🕐 🕗 📞 ☎️ 📱 💻 🖥️ 📷 📸 🎥 📎 📄 📝 ✏️ 📦 🚗 🚕 🚌 🚆 🚂 ✈️ 🚲 🛒 🛍️ 🏠 🏢 🏥 🔑 🚪 💡 🔋 🔌 📶 💰 💵 💳 🧾 ➡️ ⬅️ ⬆️ ⬇️ ↩️ 🔁 🔗 🥛 🍞 🥕 🧅 🥔 👕 👟 🧥 ☕ 🌍 🗺️ 🧭 🚦 ⛽ 🅿️ 🔢 🔤 ℹ️ 🆔 ▶️ ⏸️ 🎧 📺 🧹 🧺 🪑 👤 👥 👉 👈 👇 👆 ☝️ 🕑 🕒 🕓 🌙 🇬🇧 🇩🇪 🇮🇳 🇧🇷 🇪🇸 🇫🇷 🇮🇹 🇹🇷 🇷🇺 🇺🇸',
  },
]

/** Signs made of marks, and what they say. `)))` stands alone in Russian, as `:)` would. */
export const emoticons: readonly Meaning[] = [
  {
    sentiment: [0.88, 0.11, 0.01],
    emotions: { joy: 0.85, amusement: 0.15 },
    emoji: ':) :-) :] =) (: ^_^ ^^ :o) ;) ;-) ))) )) (^_^) (^^) :3',
  },
  { sentiment: [0.9, 0.08, 0.02], emotions: { amusement: 0.85, joy: 0.5 }, emoji: ':D :-D =D xD XD :P :-P :p ;P xd' },
  { sentiment: [0.96, 0.03, 0.01], emotions: { love: 0.95, joy: 0.3 }, emoji: '<3 <33 :* :-* ♥ xoxo' },
  { sentiment: [0.04, 0.1, 0.86], emotions: { sadness: 0.9 }, emoji: ":( :-( :[ =( :'( ;( T_T T.T ;_; ㅠㅠ ㅜㅜ ((( ((" },
  { sentiment: [0.04, 0.16, 0.8], emotions: { anger: 0.7 }, emoji: '-_- >:( >:-( ಠ_ಠ' },
  { sentiment: [0.08, 0.27, 0.65], emotions: { sadness: 0.35, anger: 0.25 }, emoji: ':/ :-/ :\\ =/ :S' },
  { sentiment: [0.28, 0.45, 0.27], emotions: { surprise: 0.9 }, emoji: ':O :-O :o o_O O_o' },
]

/** Laughter as it is typed, by language. */
export const laughter: Record<string, string> = {
  ar: 'ههه هههه ههههه هههههههه',
  de: 'haha hahaha hihi lol muhaha höhö xD',
  en: 'haha hahaha hahahaha ahaha lol lmao lmfao rofl hehe heh loool lolol hahah bahaha',
  es: 'jaja jajaja jajajaja jeje jejeje ajaja jsjsjs xd',
  fr: 'mdr mdrr ptdr haha héhé lol hahaha xptdr',
  he: 'חחח חחחח חחחחח חחחחחחח',
  hi: 'हाहा हाहाहा हा हा हा',
  'hi-Latn': 'haha hahaha hehe lol hahahaha',
  id: 'wkwk wkwkwk wkwkwkwk haha hihi hehe awokwok xixixi',
  it: 'ahah ahahah ahahaha hahaha eheh lol',
  ja: '笑 笑笑 www wwww 草 ｗｗｗ',
  ko: 'ㅋㅋ ㅋㅋㅋ ㅋㅋㅋㅋ ㅎㅎ ㅎㅎㅎ ㅋㅋㅋㅋㅋ',
  nl: 'haha hahaha hihi lol hahah',
  pl: 'haha hahaha hehe xd xdd',
  pt: 'kkk kkkk kkkkk kkkkkkkk rsrs rs haha hahaha huahua',
  ro: 'haha hahaha hehe :))) lol',
  ru: 'хаха хахаха ахаха хаха лол ахахах ржу ору',
  sv: 'haha hahaha hihi lol asg',
  tr: 'haha ahaha hahaha jsjsjs kdjfkd sjsj ahahah',
  uk: 'хаха хахаха ахаха лол',
  vi: 'haha hihi kkk hahaha',
  zh: '哈哈 哈哈哈 哈哈哈哈 嘻嘻 233 笑死 hhh',
}
