import { format } from '#format/index.ts'
import sentences from '../shared/ar.json'
import { messagesOf, ofMessages } from './nouns.ts'

/** Of the free plan’s limit; the sentence is the specification’s. */
export const truncation = (limit: number, messages: number) =>
  `تجاوزت المحادثة حدّ الرسائل. تشمل الباقة المجانية حتى ${ofMessages(limit)}، وفي محادثتك ${messagesOf(messages)}. للتحليل بلا حدود يُرجى الترقية إلى Pro.`

/** What stands on every screen. */
export const shared = sentences(format)
