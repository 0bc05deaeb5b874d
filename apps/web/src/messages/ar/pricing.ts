import { annualSaving, type BillingPeriod, dollars, plans, pricePerMonth, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import { license } from './license.ts'
import { ofDays, ofDevices, ofHours, ofMessages } from './nouns.ts'
import { alone, ltr } from './text.ts'

const { count, percent } = format

const messages = ofMessages(plans.free.messageLimit)
const devices = ofDevices(plans.pro.devices)
const monthly = ltr(dollars(prices.monthly.cents))
const annual = ltr(dollars(prices.annual.cents))
const yearly = `${annual} في السنة`
const saving = percent(annualSaving() / 100)

/** What Free and Pro are, cost and do: every figure is of the one table of plans. */
export const pricing = {
  title: 'الأسعار',
  headline: { start: 'مجاني لأحدث فصل.', end: 'وPro للقصة كاملة.' },
  lead: `تحلّل الباقة المجانية أحدث ${messages} من المحادثة، ويحلّل Pro كل رسائلها. ولا يلزم حساب لأي منهما.`,
  view: 'عرض الأسعار',
  period: { label: 'مدة الدفع', monthly: 'شهري', annual: 'سنوي', saving: `توفير ${saving}` },
  perMonth: 'في الشهر',
  free: {
    title: 'المجانية',
    price: dollars(0),
    note: 'بلا حدّ للمدة',
    list: [
      `أحدث ${messages} من كل محادثة`,
      'لوحة المعلومات: المجاميع وزمن الرد والنشاط وساعات الأسبوع وحصص الرسائل',
      'البحث في كل كلمة جرى تحليلها، ونتائجه بصيغة CSV',
      'المحطات والمفضلة',
      'سؤال واحد للذكاء الاصطناعي عن كل محادثة',
    ],
    start: 'بدء التحليل مجانًا',
  },
  pro: {
    title: plans.pro.title,
    badge: 'الأكثر اختيارًا',
    price: (period: BillingPeriod) => pricePerMonth(period),
    note: { monthly: 'يُدفع شهرًا بشهر', annual: yearly } satisfies Record<BillingPeriod, string>,
    list: [
      'كل ما في الباقة المجانية',
      'كل الرسائل، مهما طالت المحادثة',
      'ما بينكم: التوازن، وسرعة رد كل شخص، وأطول فترات الصمت، ومن يرد على من',
      'الكلمات والأمزجة والمشاعر، وسنة تُروى في Wrapped',
      'أسئلة بلا حدّ للذكاء الاصطناعي',
      'التقرير الكامل بصيغة PDF، وكل رقم بصيغتي CSV وJSON',
      `ترخيص واحد لاستخدامه على ${devices}، بلا تسجيل دخول`,
    ],
    get: 'شراء ترخيص Pro',
  },
  /** On a device that has Pro. */
  here: { active: 'Pro مفعَّل على هذا الجهاز', manage: license.manage.manage, license: 'عرض الترخيص' },
  /** The way to where one pays. */
  checkout: {
    leaving: 'جارٍ بدء الدفع…',
    failed: 'تعذّر بدء الدفع. يُرجى إعادة المحاولة أو التواصل مع الدعم.',
    support: 'الدعم:',
    terms: {
      monthly: `${monthly} الآن وكل شهر، حتى الإلغاء.`,
      annual: `${annual} الآن وكل سنة، حتى الإلغاء.`,
    } satisfies Record<BillingPeriod, string>,
    by: {
      live: `الدفع بالبطاقة لدى Stripe ثم العودة إلى هنا. ويمكن استرداده خلال ${ofDays(refundDays)}.`,
      test: 'خدمة Stripe في وضع الاختبار: لا يُدفع مال.',
      sandbox: 'بيئة تجريبية: لا تُحمَّل أي بطاقة. ويُوسم الترخيص بأنه للاختبار.',
    },
  },
  /** Where it can be bought here. */
  buying: {
    title: 'كيف يجري الأمر',
    lead: 'بلا حساب وبلا تسجيل دخول: ما تشتريه ملف يفتح Pro.',
    pay: {
      title: 'الدفع',
      text: {
        live: 'بالبطاقة، لدى مزوّد الدفع Stripe. ولا تمرّ بطاقتك بهذا الموقع أبدًا.',
        test: 'بإحدى بطاقات الاختبار من Stripe: هذه النسخة من ConvoStat لا تتقاضى مالًا.',
        sandbox: 'في صفحة تمثّل دور مزوّد الدفع: هذه النسخة من ConvoStat لا تتقاضى مالًا.',
      },
    },
    open: {
      title: 'Pro مفعَّل',
      text: 'بعد العودة إلى هنا يُحفظ الترخيص على هذا الجهاز ويتفعّل تلقائيًّا، في كل علامة تبويب مفتوحة. والمحادثة التي حُلِّل جزء منها فقط تُقرأ من جديد إلى بدايتها.',
    },
    keep: {
      title: 'الاحتفاظ بملف license.json',
      text: `يصل أيضًا بالبريد الإلكتروني. ويُرفع من الإعدادات على أجهزتك الأخرى، حتى ${devices} في المجموع؛ ومن هناك يُدار الاشتراك أيضًا.`,
      link: 'لديّ ترخيص',
    },
  },
  /** Where nothing can be bought here: a license comes from whoever runs the installation. */
  getting: {
    title: 'كيف يُحصل على ترخيص',
    lead: 'لا تقبل هذه الصفحة بطاقات ولا تتقاضى شيئًا. ويصدر التراخيص من يشغّل هذه النسخة من ConvoStat.',
    ask: {
      title: 'طلب ترخيص',
      /** The mail link follows. */
      byMail: `يُذكر في الطلب هل هو لشهر (${monthly}) أو لسنة (${annual})، وأي اسم يحمل. للمراسلة:`,
      inPerson: (host: string) => `يُطلب ممن أعطاك العنوان ${alone(host)}. وإذا كنت أنت من يشغّله، فأمر واحد في مجلد المشروع يصدره:`,
      /** Each part stands on one line. */
      command: ['npm run -s license', '-- issue', '--licensee NAME', '--email MAIL', '--plan annual', '--out license.json'],
      subject: 'ConvoStat Pro license',
    },
    receive: {
      title: 'استلام license.json',
      text: 'ملف صغير، موقَّع حتى لا يمكن لأحد تغييره. فيه اسمك وباقتك ويوم انتهائه. ويجب الاحتفاظ به: فهو كل ما في الترخيص.',
    },
    upload: {
      title: 'رفعه من الإعدادات',
      text: 'يتفعّل Pro فورًا، والمحادثة التي حُلِّل جزء منها فقط تُقرأ من جديد إلى بدايتها.',
      link: 'لديّ ترخيص',
    },
  },
  comparison: {
    title: 'الباقة المجانية وPro، بندًا بندًا',
    feature: 'الميزة',
    yes: 'نعم',
    no: 'لا',
    rows: [
      { feature: 'الرسائل المحلَّلة في كل محادثة', free: `أحدث ${messages}`, pro: 'بلا حدّ' },
      { feature: 'قراءة الملف كاملًا وعدّه', free: true, pro: true },
      { feature: 'المجاميع وأزمنة الرد، ولكل منها تعريفه', free: true, pro: true },
      { feature: 'النشاط وساعات الأسبوع والتقويم وحصص الرسائل', free: true, pro: true },
      { feature: 'كل رسم بياني صورةً وبصيغة CSV', free: true, pro: true },
      { feature: 'التصفية بالأشخاص والأيام', free: true, pro: true },
      { feature: 'البحث، ونتائجه بصيغة CSV', free: true, pro: true },
      { feature: 'المحطات', free: true, pro: true },
      { feature: 'المفضلة مع ملاحظات', free: true, pro: true },
      { feature: 'دمج ملف مصدَّر أحدث في محادثته', free: true, pro: true },
      { feature: 'ما بينكم: التوازن، وسرعة رد كل شخص، وأطول فترات الصمت، ومن يرد على من', free: false, pro: true },
      { feature: 'النبرة عبر الزمن', free: true, pro: true },
      { feature: 'المشاعر: البصمة، والمزاج شهرًا بشهر، والأجواء، وأقوى الرسائل، وتناغم المشاعر', free: false, pro: true },
      { feature: 'الكلمات والرموز التعبيرية: السحب والعبارات والمواضيع وما يقوله كل شخص أكثر', free: false, pro: true },
      { feature: 'Wrapped: سنة أو كل الزمن في قصة، وكل شريحة صورة', free: false, pro: true },
      { feature: 'أسئلة الذكاء الاصطناعي عن كل محادثة', free: count(plans.free.questionsPerChat), pro: 'بلا حدّ' },
      { feature: 'تقرير PDF', free: 'صفحة واحدة، عليها علامة مائية', pro: 'كاملًا، بلا علامة' },
      { feature: 'المفضلة في كتاب PDF', free: true, pro: true },
      { feature: 'كل شيء بصيغتي CSV وJSON', free: false, pro: true },
      { feature: 'الأجهزة', free: 'أي عدد، كل منها وحده', pro: `${devices} بترخيص واحد` },
      { feature: 'حساب أو تسجيل دخول', free: 'لا يلزم', pro: 'لا يلزم' },
    ] satisfies { feature: string; free: boolean | string; pro: boolean | string }[],
  },
  questions: {
    title: 'أسئلة عن Pro',
    list: [
      {
        question: 'كيف يعمل الترخيص؟',
        answer: 'هو ملف، license.json، يُرفع من الإعدادات. يتحقق التطبيق من توقيعه ويفتح ما يضيفه Pro. وليس فيه كلمة مرور ولا تسجيل دخول.',
      },
      {
        question: `ما المقصود بـ${devices}؟`,
        answer: `يعمل الترخيص الواحد في عدد من المتصفحات في وقت واحد (${count(plans.pro.devices)})، على هاتف وحاسوب محمول وفي العمل مثلًا. وعند إضافة متصفح آخر تختار أيها يتخلى عن مكانه. والمتصفح الذي لم يُشاهَد مدة ${ofDays(30)} يُخلي مكانه من تلقاء نفسه.`,
      },
      {
        question: 'هل يعمل Pro بلا شبكة؟',
        answer: `نعم. الملف وحده يفتح Pro مدة ${ofHours(72)}. وبعد أن يصل إلى خدمة التراخيص قد يمضي حتى ${ofDays(30)} بين اتصالين، على ألا يتجاوز ذلك نهاية الترخيص أبدًا.`,
      },
      {
        question: 'ماذا يحدث عند انتهاء الترخيص؟',
        answer: `تعود إلى الباقة المجانية. ولا يُحذف شيء: تبقى محادثاتك ومفضلتك ومحطاتك، وتُحلَّل أحدث ${messages} من كل محادثة.`,
      },
    ],
    /** By whether it can be bought here. */
    paying: {
      question: 'كيف يكون الإلغاء، وهل يمكن استرداد المال؟',
      answer: `يتجدد الاشتراك من تلقاء نفسه كل شهر أو كل سنة حتى تلغيه: في أي وقت، من «إدارة الاشتراك» في الإعدادات. ويبقى Pro حتى نهاية ما دُفع ثمنه. وخلال ${ofDays(refundDays)} من أول دفعة يُردّ إليك الثمن كاملًا.`,
    },
    notPaying: {
      question: 'هل يُجدَّد شيء أو يُخصم شيء؟',
      answer: 'ليس من هذه الصفحة. ينتهي الترخيص في اليوم المذكور فيه، فلا شيء يُلغى. وما يُدفع وما يُرَدّ أمر يُسوّى مع من يصدره.',
    },
    /** By who reads the chats. */
    check: {
      question: 'من يتحقق من ترخيصي؟',
      browser:
        'يجري التحقق من Pro على حاسوبك أنت. اخترنا ذلك بدلًا من أن تُرسَل إلينا محادثاتك. ويصل إلى خدمة التراخيص شيء عن الترخيص وعن الجهاز عند رفعه ومرة في اليوم تقريبًا، ولا شيء عن محادثة أبدًا.',
      server: (host: string) =>
        `الخادم ${alone(host)}، وهو الذي يقرأ محادثاتك أيضًا. يحفظ أي الأجهزة تستخدم الترخيص، ولا يضع بجوار ذلك شيئًا من محادثة.`,
    },
  },
  teaser: {
    title: 'الباقة المجانية وPro',
    free: {
      title: `المجانية، ${ltr(dollars(0))}`,
      text: `أحدث ${messages} من كل محادثة: لوحة المعلومات والبحث والمحطات والمفضلة.`,
      start: 'تجربة مجانية',
    },
    pro: {
      title: `Pro، ${ltr(pricePerMonth('monthly'))} في الشهر`,
      text: `كل الرسائل، مهما طالت المحادثة، وما بين الأشخاص: التوازن، وسرعة رد كل شخص، وأطول فترات الصمت، ومن يرد على من. أو ${yearly}، أي بتوفير ${saving}.`,
    },
  },
} as const
