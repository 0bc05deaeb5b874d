import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import emotionalInsights from '../emotional-insights/ar.json'
import type { FailureTold, MomentTold, NoteTold } from '../en/api-messages.ts'
import { factsOfFailure, factsOfNote } from '../facts.ts'
import {
  counted,
  daysMeasured,
  daysOf,
  hoursMeasured,
  measured,
  messagesMeasured,
  messagesOf,
  nouns,
  ofDays,
  ofHours,
  ofMessages,
  ofMinutes,
  ofTimes,
  peopleOf,
  timesOf,
} from './nouns.ts'
import { shared } from './shared.ts'
import { after, alone, listOf, ltr, quoted, signed } from './text.ts'

const { bytes, count, decimal, percent, score, longDay, latency } = format

const again = 'يُرجى إعادة المحاولة.'
const support = 'يُرجى التواصل مع الدعم.'
const checkout = 'تعذّر بدء الدفع. يُرجى إعادة المحاولة أو التواصل مع الدعم.'

/** What can go wrong, by code; what only programs hear stays as it came. */
const failures: Partial<Record<FailureTold['code'], string>> = {
  bad_input: 'شيء في هذا الطلب لم يُفهم.',
  field_invalid: 'قيمة في هذا الطلب ليست كما ينبغي.',
  no_file: 'يُرجى اختيار ملف أولًا',
  not_txt_or_zip: 'يُرجى رفع ملف ⁦.txt⁩ أو ⁦.zip⁩',
  two_files: 'يُرجى رفع ملف واحد في كل مرة.',
  keyword_blank: 'يُرجى إدخال كلمة أو عبارة للبحث عنها.',
  no_results: 'لا نتائج لتصديرها.',
  no_messages_to_export: 'لا رسائل لتصديرها',
  not_available: 'هذا غير متاح بعد.',
  base_url_not_allowed: checkout,
  license_malformed: 'يُرجى رفع ملف license.json صالح',
  license_signature: 'جرى تغيير هذا الترخيص بعد إصداره. يُرجى استخدام الملف كما وصل إليك.',
  license_key_unknown: 'صدر هذا الترخيص لنسخة أخرى من ConvoStat، أو يحتاج إلى إصدار أحدث منه.',
  license_wrong_product: 'هذا الملف موقَّع، لكنه ليس ترخيصًا لهذه النسخة من ConvoStat.',
  license_not_yet_valid: 'لم يبدأ سريان هذا الترخيص بعد. يُرجى التحقق من ساعة حاسوبك.',
  pro_required: shared.locked,
  payment_not_completed: 'لم يثبت الدفع',
  license_expired: 'انتهت صلاحية هذا الترخيص.',
  license_revoked: `سُحب هذا الترخيص. ${support}`,
  license_suspended: `هذا الترخيص موقوف لأن دفعته موضع نزاع. ${support}`,
  license_superseded: 'يوجد ملف أحدث لهذا الترخيص. يُرجى رفع آخر ملف وصل إليك.',
  no_chat: 'لا توجد بيانات تحليل',
  upload_not_found: 'لم يُعثر على بيانات المحادثة المرفوعة، وربما جرى مسحها.',
  session_unknown: 'لم يثبت الدفع',
  timeout: `استغرق ذلك وقتًا طويلًا. ${again}`,
  too_slow: 'هناك آخرون ينتظرون، وما أرسلته كان يصل ببطء شديد. حاول مرة أخرى لاحقًا أو باتصال أسرع.',
  device_limit: 'هذا الترخيص مستخدم على ثلاثة أجهزة من قبل. لاستخدامه هنا تلزم إزالة أحدها.',
  different_chat: 'تبدو هذه محادثة أخرى: قليل من أشخاصها موجود في المحادثة المراد إضافتها إليها.',
  outdated: 'جرى تحديث ConvoStat. للمتابعة يُرجى إعادة تحميل الصفحة.',
  busy: 'ما زالت محادثة أخرى تُقرأ. يُرجى الانتظار حتى تنتهي.',
  session_read_limit: 'أُرسل ترخيصك إلى عنوان البريد الإلكتروني الذي دُفع به.',
  too_large: 'هذا الملف كبير جدًّا.',
  empty_file: 'الملف فارغ.',
  not_text: 'لا يبدو هذا ملفًّا نصيًّا.',
  no_messages: 'لم تُوجد رسائل. يُرجى تصدير المحادثة بدون وسائط ورفع ذلك الملف.',
  file_changed: 'تغيّر الملف أثناء قراءته. يُرجى اختياره مرة أخرى.',
  too_many_names: 'في هذه المحادثة أكثر من 100,000 اسم مختلف، ولا توجد محادثة حقيقية بهذا العدد. يُرجى التحقق من الملف.',
  gzip_invalid: 'ملف gzip تالف أو ناقص.',
  gzip_too_large: 'ملف gzip أكبر بعد فك الضغط مما يمكن قراءته.',
  zip_invalid: 'ملف zip تالف أو ناقص.',
  zip_no_chat: 'لا نص محادثة في ملف zip.',
  zip_too_large: 'المحادثة في ملف zip أكبر بعد فك الضغط مما يمكن قراءته.',
  zip_size_mismatch: 'ملف zip تالف: حجم فيه غير صحيح.',
  zip_checksum: 'ملف zip تالف: مجموع التحقق فيه لا يتطابق.',
  zip_overlap: 'ملف zip تالف: محتوياته متداخلة.',
  zip_too_many: 'في ملف zip ملفات أكثر مما ينبغي.',
  zip_encrypted: 'ملف zip محمي بكلمة مرور.',
  zip_method: 'طريقة الضغط هذه غير مدعومة.',
  zip_ambiguous: 'في ملف zip محادثتان مختلفتان باسم واحد. يُرجى رفع إحداهما.',
  backup_invalid: 'ليست هذه نسخة احتياطية من ConvoStat، أو أنها لم تصل كاملة.',
  backup_newer: 'أُنشئت هذه النسخة الاحتياطية بإصدار أحدث من ConvoStat. يُرجى إعادة تحميل الصفحة ثم إعادة المحاولة.',
  upload_damaged: 'هذه المحادثة المحفوظة تالفة. يُرجى رفع الملف مرة أخرى.',
  upload_newer: 'حُفظت هذه المحادثة بإصدار أحدث من ConvoStat. أعد تحميل الصفحة لفتحها.',
  analysis_limit: 'هذه المحادثة أكبر من أن تُحلَّل هنا.',
  too_many: 'طلبات كثيرة في وقت واحد. يُرجى الانتظار لحظة ثم إعادة المحاولة.',
  unknown: `حدث خطأ ما. ${again}`,
  payment_provider: checkout,
  payment_unavailable: `لا يمكن شراء شيء هنا بعد. ${support}`,
  unavailable: `لا يمكن الوصول إلى الخدمة الآن. ${again}`,
  model_unavailable: 'تعذّر تحميل النموذج الذي يقرأ النبرة والمشاعر. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  pack_unavailable: 'تعذّر تحميل أدوات إنشاء PDF. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  worker_stalled: 'توقف التحليل عن الاستجابة. يُرجى إغلاق علامات التبويب والبرامج الأخرى ثم اختيار الملف مرة أخرى.',
  storage_full: 'لا يتسع التخزين لهذه المحادثة. يظهر تحليلها لكنه لا يُحفظ.',
  storage_denied: 'لا يسمح هذا المتصفح بحفظ أي شيء. لن يُحفظ شيء بعد إغلاق هذه النافذة.',
}

/** What can be told with the facts of it. */
function failedFor({ code, detail }: FailureTold): string | undefined {
  const { room, limitBytes, limitMessages, firstLine, replaced, isOfMessages, isOfQuestion, isUtf16 } = factsOfFailure(detail)
  const sentences: Partial<Record<FailureTold['code'], string | false | undefined>> = {
    storage_full:
      room && `لا يتسع التخزين لهذه المحادثة: تحتاج إلى ${bytes(room.needs)}، والمتاح ${bytes(room.free)}. يظهر تحليلها لكنه لا يُحفظ.`,
    too_large:
      limitMessages === undefined
        ? limitBytes !== undefined && `هذا الملف أكبر من ${bytes(limitBytes)}.`
        : `لا يتسع ملف PDF لأكثر من ${ofMessages(limitMessages)}.`,
    zip_too_large: limitBytes !== undefined && `المحادثة في ملف zip أكبر بعد فك الضغط من ${bytes(limitBytes)}.`,
    gzip_too_large: limitBytes !== undefined && `ملف gzip أكبر بعد فك الضغط من ${bytes(limitBytes)}.`,
    no_messages: firstLine && `${failures.no_messages} ويبدو سطره الأول هكذا: ${alone(firstLine)}`,
    different_chat: isOfMessages && 'تبدو هذه محادثة أخرى: فيها رسائل من الأيام نفسها، ولا يكاد يتطابق منها شيء.',
    device_limit: replaced && `استُبدلت أجهزة هذا الترخيص ${timesOf(replaced.times)} في ${ofDays(replaced.days)}. ${support}`,
    too_many: isOfQuestion && 'يُجاب الآن عن سؤال آخر في هذه المحادثة. يُرجى انتظار جوابه.',
    license_malformed: isUtf16 && `حُفظ هذا الملف بترميز آخر، ${ltr('UTF-16')}. يُرجى رفع ملف ${ltr('license.json')} كما وصل إليك.`,
  }
  return sentences[code] || undefined
}

/** What is noted of a file, by code. */
const notes: Partial<Record<string, string>> = {
  other_service_possible: 'هل هذه محادثة واتساب؟ يكتب Skype وSignal الرسائل بالشكل نفسه، وليس في هذا الملف ما يخص واتساب وحده.',
  text_encoded_twice: `كانت حروف هذا الملف مرمَّزة مرتين (مثل ${ltr('«Ã¼»')} بدل ${ltr('«ü»')})، وقد صُحّحت.`,
  text_legacy_encoding: 'هذا الملف ليس بترميز Unicode؛ وقد قُرئ بترميز أقدم.',
  text_repaired: 'تعذّرت قراءة بعض محارف الملف، وتظهر على صورة \ufffd.',
  zip_several_chats: 'في ملف zip عدة محادثات، وقد أُخذت واحدة منها. للاطلاع على غيرها يُرجى رفع ملفها النصي.',
  names_look_alike: 'بعض الأسماء متشابهة شكلًا لكنها مكتوبة بحروف مختلفة، فتُحسب أشخاصًا مختلفين.',
  looks_cut: `يبدو هذا الملف المصدَّر مقتطعًا: فالهاتف يصدّر ${ofMessages(40_000)} على الأكثر بدون وسائط، و${ofMessages(10_000)} مع الوسائط. والرسائل الأقدم ليست في الملف.`,
  other_calendar: 'تواريخ هذا الملف بتقويم آخر، وتُعرض بالتقويم الميلادي.',
  day_period_guessed: 'كلمات أوقات اليوم في هذا الملف تعني ساعات مختلفة باختلاف اللغات. يُرجى التحقق من صحة الأوقات المعروضة.',
  lines_mended: 'غيّر برنامج بريد أو محرر نصوص أسطر هذا الملف، كأن يضع قبلها «>» أو علامات اقتباس. وقد أُزيل ذلك عند القراءة.',
  date_order_impossible: 'بعض تواريخ هذا الملف لا تُقرأ بالترتيب الذي اخترته؛ فبقي ترتيب الملف.',
  date_order_guessed: 'كل تاريخ في هذا الملف يُقرأ على أكثر من وجه. يُرجى التحقق من صحة التواريخ المعروضة.',
  other_format_order_guessed: 'تواريخ الرسائل المكتوبة بصيغة أخرى في هذا الملف تُقرأ على أكثر من وجه. يُرجى التحقق من صحتها.',
  other_format_doubtful: 'قد تكون بعض السطور المكتوبة بصيغة أخرى رسائل من هذه المحادثة لا نصًّا ملصقًا. وقد تُركت في النص احتياطًا.',
  clock_shifted: 'كان الهاتف في منطقة زمنية أخرى عند تصدير هذا الملف: فأُزيحت أوقاته لتوافق الملف الأول.',
  renamed: 'لشخص في الملفين اسمان مختلفان: تحت الاسمين الرسائل نفسها في الدقائق نفسها، فهما شخص واحد.',
  other_phone: 'الملف المضاف من هاتف آخر يسمّي الناس بأسماء غيرها. ومن كتب الرسائل نفسها في الدقائق نفسها عُدّ شخصًا واحدًا.',
  renamed_assumed: 'في هذه المحادثة بين اثنين في كل ملف اسم ليس في الآخر؛ وقد عُدّا شخصًا واحدًا. وإذا كانا شخصين فليُحلَّل الملف المضاف وحده.',
}

/** What can be noted with the facts of it. */
function notedOf({ code, detail }: NoteTold): string | undefined {
  const { encoding, lost, archive, pairs, cut, shift, renamed, isMaybeTwoPhones, otherPhone } = factsOfNote(detail)
  const sentences: Partial<Record<string, string | false | undefined>> = {
    text_legacy_encoding:
      encoding &&
      `هذا الملف ليس بترميز Unicode؛ وقد قُرئ بترميز ${ltr(encoding)}.${lost === undefined ? '' : ` وتعذّرت قراءة ${ofCharacters(lost)}.`}`,
    text_repaired: lost !== undefined && `تعذّرت قراءة ${ofCharacters(lost)} في الملف، ${lost === 1 ? 'ويظهر' : 'وتظهر'} على صورة \ufffd.`,
    zip_several_chats:
      archive &&
      `عدد المحادثات في ملف zip: ${count(archive.chats)}. وهذه ${quoted(archive.name)}؛ وللاطلاع على غيرها يُرجى رفع ملفها النصي.`,
    names_look_alike:
      pairs.length > 0 &&
      `بعض الأسماء متشابهة شكلًا لكنها مكتوبة بحروف مختلفة، فتُحسب أشخاصًا مختلفين: ${pairs.map(([one, other]) => `${quoted(one)} و${quoted(other)}`).join('، ')}.`,
    looks_cut:
      cut &&
      `يبدو هذا الملف المصدَّر مقتطعًا عند ${ofMessages(cut.messages)}، وهو أكثر ما يصدّره الهاتف ${cut.isWithoutMedia ? 'بدون وسائط. والرسائل الأقدم ليست في الملف.' : `مع الوسائط. وبدون وسائط يبلغ ${ofMessages(40_000)}.`}`,
    clock_shifted:
      shift &&
      `كان الهاتف في منطقة زمنية أخرى عند تصدير هذا الملف: فأُزيحت أوقاته ${shiftOf(shift.least, shift.most)} ${shift.way === 'both' ? 'إلى الأمام أو إلى الخلف' : shift.way === 'later' ? 'إلى الأمام' : 'إلى الخلف'}${shift.least === shift.most ? '' : '، بحسب وقت السنة،'} لتوافق الملف الأول.`,
    renamed:
      renamed &&
      `عُدّ ${quoted(renamed.from)} و${quoted(renamed.to)} شخصًا واحدًا: فتحت الاسمين الرسائل نفسها في الدقائق نفسها، ${isMaybeTwoPhones ? 'فإما أن اسم جهة اتصال تغيّر، وإما أن الملفين من هاتفين.' : 'وقد تغيّر اسم جهة اتصال.'}`,
    other_phone:
      otherPhone &&
      `لكل هاتف أسماؤه للناس، والملف المضاف من هاتف آخر: ${otherPhone.pairs.map(([there, here]) => `${quoted(there)} هو ${quoted(here)}`).join('، ')}${otherPhone.more > 0 ? `، وعدد غيرهم: ${count(otherPhone.more)}` : ''}. وقد كتبوا الرسائل نفسها في الدقائق نفسها.`,
    renamed_assumed:
      renamed &&
      `عُدّ ${quoted(renamed.from)} و${quoted(renamed.to)} شخصًا واحدًا: ففي هذه المحادثة بين اثنين في كل ملف اسم ليس في الآخر. وإذا كانا شخصين فليُحلَّل الملف المضاف وحده.`,
  }
  return sentences[code] || undefined
}

/** `مقدار ٥ ساعات و٤٥ دقيقة`; from one span to another, or up to one. */
function shiftOf(least: number, most: number): string {
  if (least === 0) return `حتى ${clockSpan(most)}`
  return least === most ? `بمقدار ${clockSpan(most)}` : `من ${clockSpan(least)} إلى ${clockSpan(most)}`
}

/** After a preposition. */
function clockSpan(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return listOf([...(hours > 0 ? [ofHours(hours)] : []), ...(rest > 0 ? [ofMinutes(rest)] : [])])
}

const [, ofCharacters] = counted({ one: 'محرف واحد', two: 'محرفان', few: 'محارف', many: 'محرفًا', other: 'محرف' })
const [minutesOf] = counted(nouns.minute)
const [secondsOf] = counted(nouns.second)
const [yearsMeasured] = measured(nouns.year)
const [, ofOccasions] = counted({ one: 'مناسبة واحدة', two: 'مناسبتان', few: 'مناسبات', many: 'مناسبة', other: 'مناسبة' })
const [, ofOtherPeople] = counted({ one: 'شخص آخر', two: 'شخصان آخران', few: 'آخرين', many: 'آخرين', other: 'آخرين' })

/** `45 ثانية`, `12 دقيقة`, `3.2 ساعة`, `9 أيام`, `2.5 سنة`. */
function span(seconds: number): string {
  const [minute, hour, day] = [60, 3600, 86_400]
  if (seconds < minute) return secondsOf(Math.round(seconds))
  if (seconds < hour) return minutesOf(Math.round(seconds / minute))
  if (seconds < 2 * day) return hoursMeasured(seconds / hour)
  if (seconds < 730 * day) return daysMeasured(Math.round(seconds / day))
  return yearsMeasured(seconds / day / 365.25)
}
const afterSpan = (seconds: number, clock?: Clock): string =>
  seconds < 60 && clock === 'minutes' ? latency(seconds, clock) : after(span(seconds))

/** After a preposition or a noun: `أ`, `أ وب`, `أ، ب و3 آخرين`; `all` where there are more than are named. */
function some(names: readonly string[], all = names.length): string {
  const named = all > 3 ? names.slice(0, 2) : names
  const others = all - named.length
  const parts = named.map(alone)
  return listOf(others > 0 ? [...parts, ofOtherPeople(others)] : parts) || 'لا أحد'
}

/** The largest power of ten that divides it. */
const roundness = (n: number, level = 1): number => (n >= level * 10 && n % (level * 10) === 0 ? roundness(n, level * 10) : level)

type Worded = Pick<MomentTold, 'title' | 'description' | 'context' | 'impact'>

const moments: Record<MomentTold['kind'], (moment: MomentTold, facts: MomentTold['facts'], clock?: Clock) => Worded> = {
  first_message: ({ author }, { total = 0, days = 0 }) => ({
    title: 'أول رسالة',
    description: `كانت أول رسالة من ${alone(author)}.`,
    context: `لكل محادثة رسالة أولى؛ وهذه افتتحت ${ofMessages(total + 1)}.`,
    impact: `تلتها ${messagesOf(total)} ${days > 0 ? `في ${ofDays(days)}` : 'في اليوم نفسه'}.`,
  }),
  count: ({ author }, { number: nth = 0, days }) => ({
    title: messagesOf(nth),
    description: `كانت الرسالة رقم ${count(nth)} من ${alone(author)}.`,
    context: `لا يأتي رقم مستدير كهذا إلا مرة في كل ${ofMessages(roundness(nth))}.`,
    impact:
      days === undefined
        ? 'العدّ من بداية الملف، ولو حُلّل جزؤه الأخير فقط.'
        : `استغرق بلوغها ${daysOf(days + 1)}، بمتوسط ${messagesMeasured(nth / (days + 1))} في اليوم.`,
  }),
  busiest_day: ({ participants }, { value = 0, usual = 0, total = 0 }) => ({
    title: 'أكثر الأيام رسائل',
    description: `${messagesOf(value)} في يوم واحد، من ${some(participants)}.`,
    context: `في اليوم المعتاد ${messagesMeasured(usual)}: وفي هذا اليوم ${decimal(value / Math.max(1, usual))} مرة قدرها.`,
    impact: `${percent(value / Math.max(1, total))} من كل الرسائل في هذا اليوم.`,
  }),
  longest_conversation: ({ participants }, { value = 0, usual = 0, seconds = 0 }, clock) => ({
    title: 'أطول حديث',
    description: `${messagesOf(value)} من ${some(participants)}، بلا صمت يزيد على ${ofHours(6)}.`,
    context: `في الحديث المعتاد هنا ${messagesMeasured(usual)}.`,
    impact: `دام ${afterSpan(seconds, clock)}.`,
  }),
  reunion: ({ author }, { number: nth = 1, seconds = 0, value = 0, usual = 0 }) => ({
    title: `عودة بعد ${afterSpan(seconds)}`,
    description: `عادت الرسائل، من ${alone(author)}، بعد ${afterSpan(seconds)} بلا رسالة واحدة.`,
    context: nth === 1 ? 'لا صمت في هذه المحادثة كان أطول.' : `فترات الصمت الأطول في هذه المحادثة: ${count(nth - 1)} فقط.`,
    impact: `${messagesOf(value)} في الأسبوع الذي بدأ بها؛ وفي الأسبوع المعتاد ${messagesMeasured(usual)}.`,
  }),
  longest_streak: ({ from, to, messages }, { days = 0, usual }) => ({
    title: `${daysOf(days)} على التوالي`,
    description: `كانت هناك رسالة كل يوم من ${longDay(from)} إلى ${longDay(to)}.`,
    context: usual === undefined ? 'لم يمضِ يوم في المحادثة بلا رسالة.' : `وفي ${percent(usual)} من سائر الأيام رسالة.`,
    impact: `كُتبت في هذه الأيام ${messagesOf(messages)}.`,
  }),
  love: ({ participants, author, messages }, { is_first: isFirst = false, total = 0 }) =>
    isFirst
      ? {
          title: 'الحب، يُقال أول مرة',
          description: `أول من قاله صراحةً ${alone(participants[0] ?? author)}.`,
          context: total === 1 ? 'هي الرسالة الوحيدة في هذه المحادثة التي تقوله.' : `يُقال في هذه المحادثة في ${ofMessages(total)}.`,
          impact: total === 1 ? 'رسالة تقوله مرة، فيبقى.' : `وقيل بعدها ${ofTimes(total - 1)} أخرى.`,
        }
      : {
          title: 'أكثر يوم قيل فيه الحب',
          description: `قيل في ذلك اليوم في ${ofMessages(messages)} من ${some(participants)}.`,
          context: 'لا يوم في هذه المحادثة فيه أكثر منها.',
          impact: `ويُقال إجمالًا في ${ofMessages(total)}.`,
        },
  birthday: ({ participants, messages }, { names = [], people = 0, total = 0 }) => ({
    title: names.length === 1 ? `عيد ميلاد ${alone(names[0])}` : 'عيد ميلاد',
    description: `تهانٍ بعيد الميلاد${names.length === 1 ? ` إلى ${alone(names[0])}` : ''} من ${some(participants, people)}.`,
    context:
      total === 1 ? 'هو عيد الميلاد الوحيد الذي جرت التهنئة به في هذه المحادثة.' : `جرت التهنئة بأعياد الميلاد في ${ofOccasions(total)}.`,
    impact: `التهاني في ${ofMessages(messages)}.`,
  }),
  anniversary: ({ participants, messages }, { people = 0, total = 0 }) => ({
    title: 'ذكرى سنوية',
    description: `تهانٍ بذكرى سنوية من ${some(participants, people)}.`,
    context:
      total === 1 ? 'هي الذكرى السنوية الوحيدة التي جرت التهنئة بها في هذه المحادثة.' : `جرت التهنئة بذكرى سنوية في ${ofOccasions(total)}.`,
    impact: `التهاني في ${ofMessages(messages)}.`,
  }),
  happiest_day: ({ messages }, { value = 0, usual = 0 }) => ({
    title: 'أسعد يوم',
    description: 'نبرة رسائل هذا اليوم أكثر إيجابية من نبرة أي يوم آخر فيه مثل ما فيه من الكلام.',
    context: `متوسطها ${score(value)} على مقياس من ${signed(-1)} إلى ${signed(1)}؛ ومتوسط الأيام كلها ${score(usual)}.`,
    impact: `كُتبت فيه ${messagesOf(messages)}.`,
  }),
  moving_exchange: ({ participants, messages }, { emotion = 'love', seconds = 0 }, clock) => ({
    title: 'أكثر الأحاديث تأثيرًا',
    description: `${messagesOf(messages)} من ${some(participants)}، أقوى ما فيها شعور واحد: ${emotionalInsights(format).emotions[emotion]}.`,
    context: 'لا رسائل متتالية أخرى فيها هذا القدر منه، بحسب ما تقوله الكلمات.',
    impact: `دام ذلك ${afterSpan(seconds, clock)}.`,
  }),
  group_created: ({ participants: [author] }, { total = 0, people = 0, title }) => ({
    title: title === undefined ? 'بداية المجموعة' : `بداية ${quoted(title)}`,
    description: author === undefined ? 'أُنشئت المجموعة.' : `أُنشئت المجموعة على يد ${alone(author)}.`,
    context: `عدد من كتبوا فيها: ${peopleOf(people)}.`,
    impact: `كُتبت فيها ${messagesOf(total)}.`,
  }),
  joined: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `انضمام ${some(names, people)}`,
    description: `انضم إلى المجموعة ${people > 1 ? 'كل من ' : ''}${some(names, people)}.`,
    context: total === 1 ? 'لم ينضم أحد في أي يوم آخر.' : `كان الانضمام في ${ofDays(total)}.`,
    impact: value === 0 ? 'لا شيء مما كُتب منهم بعد ذلك محسوب هنا.' : `الرسائل منهم من ذلك اليوم فصاعدًا: ${messagesOf(value)}.`,
  }),
  left: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `مغادرة ${some(names, people)}`,
    description: `غادر المجموعة ${people > 1 ? 'كل من ' : ''}${some(names, people)}.`,
    context: total === 1 ? 'لم يغادر أحد في أي يوم آخر.' : `كانت المغادرة في ${ofDays(total)}.`,
    impact: value === 0 ? 'لا شيء مما كُتب منهم حتى ذلك الحين محسوب هنا.' : `الرسائل منهم حتى نهاية ذلك اليوم: ${messagesOf(value)}.`,
  }),
}

/** What the API words in English, from codes, kinds and figures. */
export const apiMessages = {
  failure: (failed: FailureTold) =>
    failed.code === 'other_service'
      ? `هذا ملف مصدَّر من ${failed.service ? alone(failed.service) : 'خدمة أخرى'}. ولا تُقرأ إلا الملفات المصدَّرة من واتساب.`
      : (failedFor(failed) ?? failures[failed.code] ?? failed.detail),
  note: (noted: NoteTold) => notedOf(noted) ?? notes[noted.code] ?? noted.detail,
  moment: (moment: MomentTold, clock?: Clock) => moments[moment.kind](moment, moment.facts, clock),
} as const
