import { format } from '../../format/index.ts'
import { chatsOf, savedMessagesOf } from './nouns.ts'
import { alone } from './text.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'لن يُحفظ شيء بعد إغلاق هذه النافذة.',
  nothingKeptWhy: 'لا يخزّن هذا المتصفح شيئًا لهذه الصفحة، وتختفي المحادثة أيضًا عند إعادة تحميلها.',
  mayBePrivate: 'إذا كانت هذه نافذة خاصة، فستُحذف محادثاتك عند إغلاقها.',
  unreachable: 'يتعذّر فتح بعض المحادثات المحفوظة حاليًا.',
  unreachableMeaning: 'لا يتيح المتصفح الآن الوصول إلى مكان حفظها. لم يُحذف شيء. يُرجى إعادة تشغيل المتصفح ثم المحاولة مرة أخرى.',
  vanished: 'أزال متصفحك محادثات محفوظة.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'محادثة كانت محفوظة على هذا الجهاز لم تعد موجودة.' : `محادثات كانت محفوظة على هذا الجهاز لم تعد موجودة، وعددها ${count(n)}.`} يمكن رفع الملفات المصدَّرة مرة أخرى، أو استعادة نسخة احتياطية.`,
  dismissVanished: 'إغلاق التنبيه: محادثات أُزيلت',
  unfinished: 'لم يكتمل آخر تحليل. يُرجى اختيار الملف مرة أخرى.',
  unsaved: 'لم يكتمل حفظ آخر محادثة. يُرجى اختيار الملف مرة أخرى.',
  dismissUnfinished: 'إغلاق التنبيه: تحليل لم يكتمل',
  interrupted: (back: number, all: number) =>
    `توقفت الاستعادة قبل أن تكتمل: عاد ${count(back)} من أصل ${chatsOf(all)}. لإكمالها يُرجى اختيار النسخة الاحتياطية مرة أخرى.`,
  dismissInterrupted: 'إغلاق التنبيه: استعادة لم تكتمل',
  rebuilt: (n: number) => `كانت قائمة محادثاتك تالفة وأُعيد بناؤها: ${chatsOf(n)}.`,
  rebuiltMeaning: 'لم يتغيّر شيء في المحادثات نفسها.',
  lost: 'فقد متصفحك بعض ما حفظته.',
  lostMeaning: (favorites: number, license: boolean) => {
    if (favorites === 0) return 'لم يعد الترخيص موجودًا. يُرجى رفع ملف الترخيص مرة أخرى، أو استعادة نسخة احتياطية.'
    const gone = license ? `${savedMessagesOf(favorites)} والترخيص` : savedMessagesOf(favorites)
    return `ما لم يعد موجودًا: ${gone}. يمكن استرجاعه باستعادة نسخة احتياطية.`
  },
  dismissRebuilt: 'إغلاق التنبيه: قائمة أُعيد بناؤها',
  trouble: {
    newer: {
      title: 'حُفظت المحادثات في هذا المتصفح بإصدار أحدث من ConvoStat.',
      text: (hasChats: boolean) =>
        `أعد تحميل الصفحة للحصول على ذلك الإصدار. حتى ذلك الحين لا يتغيّر شيء هنا، ولا تُحفظ المحادثات الجديدة.${hasChats ? ' ويبقى تنزيل المحادثات ممكنًا.' : ''}`,
    },
    unopenable: {
      title: 'تعذّر فتح قائمة محادثاتك.',
      text: () =>
        'قاعدة بيانات هذه الصفحة في متصفحك تالفة، لكن المحادثات ما زالت على هذا الجهاز. يُستحسن تنزيلها احتياطًا. تُحلَّل المحادثات الجديدة، لكنها لا تُحفظ.',
    },
    download: 'تنزيل كل المحادثات',
  },
  notCopied: 'تعذّر إعداد الملف. يُرجى إعادة المحاولة.',
  file: (name: string, size: string) => `${alone(name)}، ${size}`,
} as const
