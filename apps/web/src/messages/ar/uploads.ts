import { format } from '#format/index.ts'
import { unbroken } from '#format/unbroken.ts'
import type { RestoreProblems, SavedCounts } from '../en/uploads.ts'
import type { ErasedPart } from '../erased-part.ts'
import { chatsOf, counted, messagesOf, ofChats, ofDevices, savedMessagesOf } from './nouns.ts'
import { alone, listOf, quoted } from './text.ts'

const { count, day, days } = format

const [newMessagesOf] = counted({
  one: 'رسالة جديدة واحدة',
  two: 'رسالتان جديدتان',
  few: 'رسائل جديدة',
  many: 'رسالة جديدة',
  other: 'رسالة جديدة',
})
const [keywordsOf] = counted({
  one: 'كلمة مفتاحية محفوظة واحدة',
  two: 'كلمتان مفتاحيتان محفوظتان',
  few: 'كلمات مفتاحية محفوظة',
  many: 'كلمة مفتاحية محفوظة',
  other: 'كلمة مفتاحية محفوظة',
})
const [correctedOf] = counted({
  one: 'رسالة مصحَّحة واحدة',
  two: 'رسالتان مصحَّحتان',
  few: 'رسائل مصحَّحة',
  many: 'رسالة مصحَّحة',
  other: 'رسالة مصحَّحة',
})
const [changedMomentsOf] = counted({
  one: 'لحظة واحدة أعدت تسميتها أو استبعدتها',
  two: 'لحظتان أعدت تسميتهما أو استبعدتهما',
  few: 'لحظات أعدت تسميتها أو استبعدتها',
  many: 'لحظة أعدت تسميتها أو استبعدتها',
  other: 'لحظة أعدت تسميتها أو استبعدتها',
})
const [leftOutOf] = counted({
  one: 'كلمة مستثناة واحدة',
  two: 'كلمتان مستثناتان',
  few: 'كلمات مستثناة',
  many: 'كلمة مستثناة',
  other: 'كلمة مستثناة',
})
const [askedOf] = counted({
  one: 'سؤال واحد مع إجابته',
  two: 'سؤالان مع إجابتيهما',
  few: 'أسئلة مع إجاباتها',
  many: 'سؤالًا مع إجاباتها',
  other: 'سؤال مع إجاباتها',
})

/** The chats that are kept: their cards, merging, deleting, taking them along. */
export const uploads = {
  title: 'أحدث المحادثات',
  /** A chat that a newer version reads differently than the one before. */
  reread: {
    title: 'تُقرأ هذه المحادثة الآن قراءة مختلفة',
    dates: (order: string, now: [string, string], before: [string, string]) =>
      `تُقرأ التواريخ الآن بترتيب ${order}: ${alone(unbroken(days(now[0], now[1])))} بدلًا من ${alone(unbroken(days(before[0], before[1])))}.`,
    times: 'تغيّرت بعض الأوقات.',
    messages: (now: number, before: number) => `عدد رسائلها الآن ${count(now)} بدلًا من ${count(before)}.`,
    people: (now: number, before: number) => `عدد أشخاصها الآن ${count(now)} بدلًا من ${count(before)}.`,
    texts: 'لبعض الرسائل تاريخ أو نص غير الذي كان.',
    kept: 'صار ConvoStat يعرف المزيد عن المحادثات المصدَّرة منذ فتحتها آخر مرة. ملفك لم يتغيّر. وتبقى مفضلتك وتصحيحاتك وأسماء لحظاتك مع رسائلها.',
    close: 'حسنًا',
  },
  about: {
    device: 'المحادثات المحفوظة على هذا الجهاز، الأحدث أولًا.',
    memory: 'محادثات هذه النافذة، الأحدث أولًا.',
    server: 'المحادثات التي يحفظها الخادم لهذه الجلسة، الأحدث أولًا.',
  },
  current: 'الحالية',
  truncated: 'مقتطعة',
  truncatedTo: (analyzed: number, all: number) => `مقتطعة: ${count(analyzed)} من أصل ${count(all)}`,
  mergedFrom: (files: number) => `مدموجة من ملفات مصدَّرة، عددها ${count(files)}`,
  messages: messagesOf,
  days,
  analyzed: (when: string) => `حُلّلت ${when}`,
  showAll: (n: number) => `عرض الكل (${count(n)})`,
  showFewer: 'عرض أقل',
  failed: 'تعذّرت قراءة قائمة محادثاتك.',
  gone: 'لم يُعثر على بيانات المحادثة المرفوعة، وربما جرى مسحها.',
  notOpened: 'تعذّر تحميل هذه المحادثة. يُرجى إعادة المحاولة.',
  cancel: 'إلغاء',
  menu: (title: string) => `المزيد عن ${alone(title)}`,
  add: 'إضافة ملف مصدَّر أحدث',
  delete: 'حذف',
  unreadable: {
    title: (when: string | null) => (when === null ? 'محادثة محفوظة' : `محادثة حُفظت ${when}`),
    damaged: 'هذه المحادثة تالفة. يمكن استعادتها من نسخة احتياطية أو رفع الملف المصدَّر مرة أخرى.',
    newer: 'حُفظت هذه المحادثة بإصدار أحدث من ConvoStat. أعد تحميل الصفحة لفتحها.',
    found: 'فُقدت بيانات هذه المحادثة، لكن ملفها ما زال هنا. افتحها لاسترجاعها.',
    open: 'فتح',
    restore: 'استعادة من نسخة احتياطية',
    copy: 'تنزيل الملف',
  },
  damagedNotDeleted: 'تعذّر حذفها. يُرجى إعادة المحاولة.',
  historical: {
    title: 'محادثة سابقة',
    text: (when: string) => `حُلّلت هذه المحادثة ${when}. لمتابعة العمل عليها يلزم تحليلها من جديد من النسخة المحفوظة.`,
    note: (when: string) => `حُلّلت ${when}.`,
    again: 'التحليل من جديد',
    working: 'جارٍ التحليل…',
  },
  merging: {
    looksNewer: (title: string) => `يبدو هذا ملفًّا مصدَّرًا أحدث من ${quoted(title)}`,
    looksOther: (title: string) => `يبدو هذا ملفًّا مصدَّرًا آخر من ${quoted(title)}`,
    meaning: 'عند إضافته يُقرأ الملفان محادثةً واحدة، والرسائل الموجودة في كليهما تُحسب مرة واحدة.',
    add: 'إضافته إليها',
    separately: 'تحليله وحده',
    chosen: (title: string) => `الملف المصدَّر التالي الذي تختاره يُضاف إلى ${quoted(title)}.`,
    adding: (title: string) => `يُضاف هذا الملف المصدَّر إلى ${quoted(title)}.`,
    instead: 'تحليله وحده بدلًا من ذلك',
    analyze: 'إضافة إلى المحادثة',
    isRenamed: (added: string, kept: string) => `هل ${quoted(added)} هو نفسه ${quoted(kept)}؟`,
    isRenamedAbout: (added: string, kept: string, title: string) =>
      `الاسم ${quoted(kept)} ليس في هذا الملف، والاسم ${quoted(added)} ليس في ${quoted(title)}. إذا تغيّر اسم جهة الاتصال فالملف يُضاف. وإذا كانا شخصين فهذه محادثة أخرى.`,
    renamed: 'شخص واحد، إضافة الملف',
    older:
      'هل لديك ملف مصدَّر أقدم من هذه المحادثة؟ يُحلَّل هذا أولًا، ثم يُضاف الأقدم إليه: فيصيران محادثة واحدة، والرسائل الموجودة في كليهما تُحسب مرة واحدة.',
  },
  /** Ten chats are kept, and a further one replaces one of them. */
  full: {
    title: (title: string) => `ستُحذف ${quoted(title)}`,
    meaning: (n: number) =>
      `يحتفظ ConvoStat بما لا يزيد على ${ofChats(n)}. بعد حفظ المحادثة الجديدة تُحذف المحادثة المختارة هنا مع أسئلتك عنها.`,
    which: 'حذف:',
    save: 'تنزيلها أولًا',
    saving: 'جارٍ تجهيز الملف...',
    saved: 'تم التنزيل.',
    notSaved: 'تعذّر التنزيل. يُرجى إعادة المحاولة.',
    cancel: 'إلغاء',
  },
  whatIsNew: {
    since: (fresh: number, known: number, from: string) => `${newMessagesOf(fresh)} منذ ${day(from)}${thereAlready(known)}.`,
    between: (fresh: number, known: number, from: string, to: string) =>
      `${newMessagesOf(fresh)}، ${days(from, to)}${thereAlready(known)}.`,
    nothing: 'لا جديد في هذا الملف المصدَّر.',
  },
  actions: {
    title: 'إجراءات سريعة',
    upload: 'رفع محادثة أخرى',
    uploadAbout: 'قراءة ملف مصدَّر آخر إلى جانب هذا.',
    add: 'إضافة ملف مصدَّر أحدث',
    addAbout: 'ما كُتب منذ ذلك الحين يُدمج في هذه المحادثة.',
  },
  yourData: {
    title: 'بياناتك',
    lead: {
      device: () => 'محادثاتك محفوظة على هذا الجهاز، في هذا المتصفح، وليست في أي مكان آخر.',
      memory: () => 'محادثاتك غير محفوظة في أي مكان: ستختفي عند إغلاق هذه الصفحة أو إعادة تحميلها.',
      server: (host: string) => `محادثاتك محفوظة على ${alone(host)} حتى انتهاء هذه الجلسة.`,
    },
    used: (bytes: string) => `تشغل ${bytes}.`,
    saved: (what: SavedCounts) => `وعلى هذا الجهاز أيضًا: ${savedOf(what)}.`,
    savedForNow: (what: SavedCounts) => `ولديك أيضًا حتى إغلاق هذه الصفحة أو إعادة تحميلها: ${savedOf(what)}.`,
    download: {
      title: 'تنزيل بياناتي',
      about: (hasLicense: boolean) =>
        hasLicense
          ? 'ملف واحد فيه كل محادثة كما رفعتها، وكل ما حفظته، وترخيصك، للاحتفاظ به أو لنقله إلى جهاز آخر.'
          : 'ملف واحد فيه كل محادثة كما رفعتها، وكل ما حفظته، للاحتفاظ به أو لنقله إلى جهاز آخر.',
      working: 'جارٍ إعداد الملف…',
      failed: 'تعذّر إعداد الملف. يُرجى إعادة المحاولة.',
      unreadable: (damaged: readonly string[], missing: readonly string[]) =>
        [
          damaged.length === 0 ? '' : `محادثات تالفة (${count(damaged.length)}): ${namesOf(damaged)}.`,
          missing.length === 0 ? '' : `محادثات مفقودة من هذا المتصفح (${count(missing.length)}): ${namesOf(missing)}.`,
          damaged.length + missing.length === 0 ? '' : 'في الملف كل ما أمكنت قراءته.',
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
    },
    restore: {
      title: 'استعادة',
      about: 'إعادة المحادثات والرسائل المحفوظة من ملف كهذا. ويبقى ما هو موجود هنا.',
      working: 'جارٍ الاستعادة…',
      done: (
        restored: number,
        skipped: number,
        damaged: number,
        left: number,
        saved: SavedCounts,
        damagedSaved: number,
        {
          merged = 0,
          damagedKinds = nothing,
          noRoom = nothing,
          failed = 0,
          failedKinds = nothing,
          unread = 0,
          failedUnread = 0,
        }: RestoreProblems = {},
      ) =>
        [
          restored > 0 ? `استُعيدت ${chatsOf(restored)}.` : isNothing(saved) && merged + unread === 0 ? 'لا شيء يُستعاد.' : '',
          merged === 0 ? '' : `أُضيفت الرسائل الناقصة إلى ${ofChats(merged)}.`,
          isNothing(saved) ? '' : `وعاد ما حُفظ: ${savedOf(saved)}.`,
          unread === 0 ? '' : `عاد أيضًا ما تعذّرت قراءته عند إنشاء النسخة الاحتياطية: ${count(unread)}.`,
          isNothing(damagedKinds) ? '' : `تالف في النسخة الاحتياطية ولم يُستعد: ${savedOf(damagedKinds)}.`,
          damagedSaved === 0 || !isNothing(damagedKinds) ? '' : 'بعض ما حُفظ في الملف تالف وتعذّرت استعادته.',
          skipped === 0 ? '' : `موجودة هنا من قبل: ${chatsOf(skipped)}.`,
          damaged === 0 ? '' : `تالفة في الملف وتعذّرت استعادتها: ${chatsOf(damaged)}.`,
          isNothing(noRoom) ? (left === 0 ? '' : `لم يتسع المكان لـ${ofChats(left)}.`) : `لم يتسع المكان لما يلي: ${allOf(left, noRoom)}.`,
          failed === 0 && isNothing(failedKinds) ? '' : `تعذّر حفظ ما يلي: ${allOf(failed, failedKinds)}. يُرجى إعادة المحاولة.`,
          failedUnread === 0 ? '' : `تعذّر حفظ ما تعذّرت قراءته عند إنشاء النسخة الاحتياطية: ${count(failedUnread)}.`,
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
      licenseInUse: (devices: number) =>
        `ترخيصك مستخدم من قبل على ${ofDevices(devices)}، فلم يُفعَّل هنا. لاختيار الجهاز الذي سيُستبدل، يُرجى رفع ملف الترخيص في الإعدادات.`,
      licenseRefused: (why: string) => `تعذّرت استعادة الترخيص الذي في الملف. ${why}`,
      failed: 'تعذّرت استعادة هذا الملف.',
      stopped: 'أُوقفت الاستعادة لأن كل شيء حُذف.',
    },
    unreadable: {
      title: 'ما تتعذّر قراءته',
      damaged: (what: SavedCounts) => `تالف: ${savedOf(what)}.`,
      newer: (what: SavedCounts) => `محفوظ بإصدار أحدث من ${alone('ConvoStat')}: ${savedOf(what)}.`,
      partly: (what: SavedCounts) => `تالف جزئيًا، ويُعرض من دون الجزء التالف: ${savedOf(what)}.`,
      kept: 'لا يُحذف شيء منه: يبقى هنا كما هو ويدخل في نسختك الاحتياطية. وما يستطيع إصدار لاحق قراءته يظهر من جديد تلقائيًا.',
      license: 'لاستخدام Pro، يُرجى رفع ملف الترخيص مرة أخرى.',
      details: 'تنزيل أو حذف',
      download: 'تنزيل',
      fileName: 'convostat-unreadable',
      delete: 'حذف…',
      question: 'حذف ما تتعذّر قراءته؟',
      gone: (what: SavedCounts) => `سيُحذف نهائيًا: ${savedOf(what)}. يُستحسن تنزيل نسخة قبل ذلك إن كنت قد تحتاج إليه.`,
      stays: 'ما يُعرض يبقى: لا يُحذف منه إلا الجزء التالف.',
      confirm: 'حذف',
      keep: 'إبقاء',
      working: 'جارٍ الحذف…',
      done: 'تم الحذف.',
      failed: 'تعذّر الحذف. يُرجى إعادة المحاولة.',
    },
    erase: {
      title: 'حذف كل شيء',
      button: 'حذف كل شيء…',
      about: 'نسيان كل محادثة، وكل ما يُذكر عنها، وكل ما حفظته. ولا تراجع عن ذلك.',
      question: 'حذف كل شيء؟',
      names: (n: number, saved: SavedCounts) =>
        n === 0 && isNothing(saved)
          ? 'يُحذف نهائيًّا كل ما هو محفوظ هنا.'
          : `يُحذف نهائيًّا: ${listOf([...(n > 0 ? [chatsOf(n)] : []), ...savedParts(saved)])}، وكل ما يُذكر عن ذلك.`,
      keeps: (hasLicense: boolean) =>
        hasLicense
          ? 'لا يمسّ ذلك الملفات على هاتفك ولا التي نزّلتها؛ ويبقى ملف الترخيص الذي وصل إليك صالحًا.'
          : 'لا يمسّ ذلك الملفات على هاتفك ولا التي نزّلتها.',
      confirm: (n: number, saved: SavedCounts) => (n === 0 || !isNothing(saved) ? 'حذف كل شيء' : `حذف ${ofChats(n)}`),
      keep: 'الإبقاء على كل شيء',
      working: 'جارٍ الحذف…',
      done: 'حُذف كل شيء.',
      failed: 'تعذّر حذف كل شيء. يُرجى إعادة المحاولة.',
      left: (parts: readonly ErasedPart[]) =>
        `تعذّر حذف كل شيء. ما زال هنا: ${listOf(parts.map((part) => erasedParts[part]))}. سيحاول ConvoStat مرة أخرى عند فتحه في المرة القادمة.`,
    },
  },
} as const

const nothing: SavedCounts = { messages: 0, notes: 0, keywords: 0, corrections: 0, people: 0 }

const isNothing = ({
  messages,
  keywords,
  corrections,
  people,
  moments = 0,
  leftOut = 0,
  asked = 0,
  license = false,
}: SavedCounts): boolean => messages + keywords + corrections + people + moments + leftOut + asked === 0 && !license

function savedParts({
  messages,
  notes,
  keywords,
  corrections,
  people,
  moments = 0,
  leftOut = 0,
  asked = 0,
  answered = 0,
  license = false,
}: SavedCounts): string[] {
  const withNotes = notes === 0 ? '' : ` (منها ${count(notes)} مع ملاحظة)`
  return [
    ...(messages === 0 ? [] : [`${savedMessagesOf(messages)}${withNotes}`]),
    ...(keywords === 0 ? [] : [keywordsOf(keywords)]),
    ...(corrections === 0 ? [] : [correctedOf(corrections)]),
    ...(people === 0 ? [] : [`الأسماء في ${ofChats(people)}`]),
    ...(moments === 0 ? [] : [changedMomentsOf(moments)]),
    ...(leftOut === 0 ? [] : [leftOutOf(leftOut)]),
    ...(asked === 0 ? [] : [askedOf(asked)]),
    ...(answered === 0 ? [] : [`عدد الأسئلة في ${ofChats(answered)}`]),
    ...(license ? ['ترخيصك'] : []),
  ]
}

const savedOf = (saved: SavedCounts): string => listOf(savedParts(saved))

/** Chats, and what was saved. */
const allOf = (chats: number, saved: SavedCounts): string => listOf([...(chats > 0 ? [chatsOf(chats)] : []), ...savedParts(saved)])

/** The first of these names, and how many more there are. */
const namesOf = (names: readonly string[]): string =>
  listOf([...names.slice(0, 3).map(quoted), ...(names.length > 3 ? [`وغيرها (${count(names.length - 3)})`] : [])])

const thereAlready = (known: number): string => (known === 0 ? '' : `؛ وما كان موجودًا من قبل: ${messagesOf(known)}`)

/** What may be left after deleting everything. */
const erasedParts: Record<ErasedPart, string> = {
  chats: 'المحادثات',
  searches: 'عمليات البحث الأخيرة',
  keywords: 'الكلمات المفتاحية المحفوظة',
  leftOut: 'الكلمات المستبعدة',
  moments: 'تعديلات اللحظات',
  corrections: 'الرسائل المصحّحة',
  people: 'أسماء الأشخاص',
  questions: 'الأسئلة المُجاب عنها',
  favorites: 'الرسائل المحفوظة',
  license: 'ترخيصك',
  reportPack: 'أدوات ملفات PDF',
}
