import { format } from '#format/index.ts'
import { messagesOf, ofPeople } from './nouns.ts'
import { alone, listOf, quoted } from './text.ts'

const { count } = format

/** Who is who in a chat. */
export const people = {
  title: 'الأشخاص',
  open: 'الأشخاص والأسماء',
  openAbout: 'إعادة تسمية الأشخاص أو دمجهم أو إخفاؤهم، وتحديد من أنت بينهم.',
  also: ['إعادة تسمية', 'دمج', 'إخفاء', 'أنا', 'أسماء', 'جهات الاتصال'],
  lead: 'تتغير الأسماء هنا فقط: ويبقى الملف المصدَّر كما هو.',
  leadServer: (host: string) => `تتغير الأسماء هنا فقط، على ${alone(host)}، ما دامت هذه الجلسة: ويبقى الملف المصدَّر كما هو.`,
  settings: 'أسماء الأشخاص في هذه المحادثة، ومن هم شخص واحد، ومن تُحسب رسائله.',
  find: 'البحث عن شخص',
  none: 'لا أحد بهذا الاسم.',
  list: 'كل من في هذه المحادثة',
  messages: messagesOf,
  you: 'أنت',
  hidden: 'مخفي',
  someHidden: (n: number) => `الأشخاص المخفيون: ${count(n)}، ورسائلهم ليست في أي رقم.`,
  asInFile: (names: string) => `في الملف: ${alone(names)}`,
  edit: (name: string) => `تعديل ${alone(name)}`,
  editShort: 'تعديل',
  close: 'تم',
  rename: {
    label: 'الاسم',
    save: 'حفظ',
    reset: 'كما في الملف',
    joins: (name: string) => `يوجد ${quoted(name)} من قبل: وبهذا الحفظ يصيران شخصًا واحدًا.`,
    longest: (letters: number, most: number) => `عدد الأحرف ${count(letters)}، والحد الأقصى ${count(most)}.`,
    done: (name: string) => `الاسم الآن ${quoted(name)}.`,
    wasReset: (name: string) => `عاد الاسم ${quoted(name)}، كما في الملف.`,
  },
  merge: {
    label: 'الشخص نفسه باسم آخر',
    choose: 'اختيار شخص',
    button: 'دمج',
    done: (name: string) => `صارا شخصًا واحدًا: ${quoted(name)}.`,
    apart: 'فصل من جديد',
    wasApart: (n: number) => `فُصلوا من جديد إلى ${ofPeople(n)}.`,
  },
  me: {
    label: 'هذا أنا',
    done: (name: string) => `${quoted(name)} أنت.`,
    wasReset: 'لم يعد أحد هنا محدَّدًا بأنه أنت.',
  },
  hide: {
    label: 'إخفاء: استثناء هذه الرسائل من كل رقم وكل بحث',
    about: 'تبقى في المحادثة حتى تُقرأ كما كانت.',
    last: 'لا بدّ أن يبقى شخص واحد على الأقل ليُحسب.',
    done: (name: string) => `تم إخفاء ${quoted(name)}.`,
    wasReset: (name: string) => `رسائل ${quoted(name)} تُحسب من جديد.`,
  },
  suggestions: {
    title: 'شخص واحد باسمين؟',
    about: (names: readonly string[]) => listOf(names.map(quoted)),
    reason: {
      changed_number: 'تذكر المحادثة أن رقمًا تغيّر.',
      same_name: 'لا يختلف الاسمان إلا في طريقة الكتابة.',
      number_and_name: 'بدأ أحدهما الكتابة بعد توقف الآخر بقليل.',
    },
    merge: 'شخص واحد',
    mergeLabel: (names: readonly string[]) => `${listOf(names.map(quoted))} شخص واحد`,
  },
  undo: 'تراجع',
  undoLabel: 'التراجع عن تغيير الأشخاص',
  notUndone: 'تعذّر التراجع عن ذلك. يُرجى إعادة المحاولة.',
  failed: 'تعذّر حفظ ذلك. يُرجى إعادة المحاولة.',
  failedToLoad: 'تعذّر تحميل أشخاص هذه المحادثة.',
} as const
