/**
 * What each person is called in a sentence: the first name, where no one else among them could be meant by it. A name stays whole where its
 * first word alone is not a first name ("Aunt May", "Dr. Osei", "أبو خالد") or where first names come last (山田 太郎, Nguyễn Văn An).
 * A wrong name is worse than a long one: what is in doubt stays whole.
 */
export function firstNames(names: readonly string[]): (name: string) => string {
  const firsts = new Map(names.map((name) => [name, firstOf(name)]))
  // How many people have a word in their name: "Maya ❤️" and "Aunt Maya" are also called Maya.
  const people = new Map<string, number>()
  for (const name of firsts.keys())
    for (const word of new Set(folded(name).match(/\p{L}+/gu))) people.set(word, (people.get(word) ?? 0) + 1)
  const isOf = (first: string): boolean =>
    folded(first)
      .split(/[^\p{L}]+/u)
      .every((word) => people.get(word) === 1)
  return (name) => {
    const first = firsts.get(name)
    return first !== undefined && isOf(first) ? first : name
  }
}

const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Letters in one script with spaces between words, whose first names come first. */
const spaced =
  /^(?:[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Devanagari}\p{M}\p{P}\p{Emoji}\s]|\u200d)+$/u

function firstOf(name: string): string {
  if (!spaced.test(name) || /[\p{N}@/|&]/u.test(name)) return name
  // Emoji and signs decorate a name.
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const [first, ...others] = words
  const isName = first !== undefined && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) && isCapital(first)
  if (!isName || others.length === 0 || others.length > 4 || !others.some(isCapital)) return name
  return notFirst.has(folded(first)) || isHalf(first, others) || others.some((word) => titles.has(folded(word))) ? name : first
}

/** Whether it needs the words after it, or is a family name: "نور الدين", "Salah Eldin", "AJ Smith", "Иванов Иван". */
const isHalf = (first: string, [second, ...others]: readonly string[]): boolean =>
  /^(?:الدين|الله|الاسلام|الرحمن|(?:[eu][dl]|al)-?(?:din|deen)|ullah|allah)$/u.test(folded(second)) ||
  /^\p{Lu}{2}$/u.test(first) ||
  (russianFamily.test(first) && ![second, ...others].some((word) => russianFamily.test(word)))

const russianFamily = /(?:[оеё]в|[иы]н|ск(?:ий|ой)|енко|[оеё]ва|[иы]на|ская)$/u

/** Scripts without capitals have none to miss. */
const isCapital = (word: string): boolean => !/^\p{Ll}/u.test(word)

const listed = (words: string): string[] => words.trim().split(/\s+/).map(folded)

const titles = new Set(['dr', 'dr.', 'prof', 'prof.', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.'])

/** What begins a name without being a first name: titles, kin, adjectives, articles, halves of a name, and family names that come first. */
const notFirst = new Set(
  listed(`
    Mr Mrs Ms Miss Mx Dr Prof Professor Doctor Sir Madam Lady Lord Rev Reverend Fr Father Mother Sister Brother Pastor Rabbi Imam Sheikh Captain
    Coach Officer Teacher Nurse Chef Boss Uncle Aunt Auntie Aunty Grandma Grandpa Granny Gran Nan Nana Nanna Mum Mom Mummy Mommy Mama Ma Dad Daddy
    Papa Pa Pop Baby Babe Big Little Lil Old Young New The My Our Your Cousin Wife Husband Son Daughter Girl Boy Saint St Santa King Queen Prince
    Princess Grandad Granddad Grandmother Grandfather Gramps Mister Hubby Wifey Honey Hun Love Darling Dear Bestie Bro Sis Mate Ex Neighbor Neighbour
    Landlord Landlady Manager Doc Vet Plumber Builder Electrician Driver Dentist Sgt Lt Capt Col Maj Gen Ing Lic Mag Md Mohd Team Group Family Office Home House Work School Hotel Taxi Pizza Person Someone Customer Support Service
    Tío Tía Señor Señora Señorita Sr Sra Srta Don Doña Abuela Abuelo Abuelita Mamá Papá Primo Prima Hermano Hermana Mi El La Los Las Lo Padre Madre
    Tio Tia Vó Vô Vovó Vovô Avó Avô Dona Seu Mãe Pai Irmão Irmã Meu Minha O A Os As Dra Doutor
    Herr Frau Onkel Tante Oma Opa Mutti Vati Mein Meine Der Die Das Cousine Bruder Schwester Chefin Mutter Vater
    Großmutter Großvater Familie Fräulein Schatz Schatzi Liebling Süße Süßer Hase Maus Nachbar Nachbarin Vermieter Vermieterin Arzt Ärztin Zahnarzt Zahnärztin
    Hausarzt Hausärztin Handwerker Elektriker Klempner Maler Trainer Trainerin Lehrer Lehrerin Kollege Kollegin Freund Freundin Schwager Schwägerin
    Amor Cariño Vecino Vecina Amore Tesoro Vicino Vicina Vizinho Vizinha Amour Chéri Chérie Voisin Voisine
    Oncle Tata Tonton Mamie Papi Papy Mamy Monsieur Madame Mme Mlle Maman Mon Le Les L Cousin Frère Sœur Père Mère Maître
    Zio Zia Nonna Nonno Mamma Papà Signor Signora Signorina Dott Dottor Dottoressa Suor Don Fra Il Lo
    Chacha Chachi Mami Dada Dadi Nani Bhaiya Bhai Didi Bhabhi Shri Smt Sri Kumari Masi Bua Tau Tai Guru
    Pak Bu Bapak Ibu Mas Mbak Mba Kak Kakak Om Bang Bung Nenek Kakek Haji Hajj Hajji Ustaz Ustad
    Abu Abou Umm Oum Om Abd Abdul Abdel Abdal Al El Bin Bint Ibn
    De Del Della Di Da Do Dos Das Du Des Van Von Vom Zu Ter Ten Den Der Mac Mc O
    Дядя Тётя Тетя Бабушка Дедушка Мама Папа Баба Дед Мой Моя Брат Сестра Господин Госпожа Θείος Θεία Γιαγιά Παππούς Μαμά Μπαμπάς Κύριος Κυρία
    אבא אמא דוד דודה סבא סבתא אח אחות מר גברת רב הרב בן בת
    أبو ابو أم ام عم عمي عمو عمة عمتي خال خالي خالو خالة خالتي جد جدو جدي جدة جدتي ماما بابا أخي اخي أختي اختي الحاج الحاجة حاج حجة الشيخ شيخ
    دكتور دكتورة الدكتور الدكتورة أستاذ استاذ أستاذة الأستاذ الاستاذ مهندس المهندس د م ابن بن بنت عبد آل ال الشخص سيد السيد السيدة ست مدام حبيبي حبيبتي زوجي زوجتي صديقي صديقتي روحي قلبي جاري جارتي
    चाचा चाची मामा मामी दादा दादी नाना नानी भैया भाई दीदी भाभी माँ मां पापा पिताजी श्री श्रीमती सुश्री डॉ मौसी बुआ ताऊ ताई अंकल आंटी गुरु
    Nguyễn Trần Lê Phạm Huỳnh Hoàng Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý
    Zhang Wang Li Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Zhu Hu Guo Lin He Gao Luo Zheng Liang Xie Tang Deng Feng Cheng Cao Peng Zeng Xiao
    Kim Lee Wong Chan Cheung Lam Leung Ng Lau Cheng Yeung Tan Lim Ong Teo Goh Kwok
    Park Choi Jung Jeong Kang Cho Yoon Jang Han Shin Kwon Hwang Song Jeon
    Xi Mao Jiang Ma Lu Jin Fang Shi Yao Tian Du Ren Shen
    Yamada Tanaka Suzuki Sato Takahashi Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida
    Nagy Kovács Tóth Szabó Horváth Varga Molnár Németh Farkas Balogh Takács Juhász Szilágyi Fekete
  `),
)
