import type { Language } from './index.ts'

/** What may be done to a person. */
const done = 'sent|texted|asked|messaged|written|answered|replied|posted|shared|talked|thanked|loved|laughed at|apologi[sz]ed to|called'

/**
 * Questions that a language's words make and that the rules would take for others: what is done to a person, not by them.
 * People are as `@` in them, and one who is called like a helping verb as `@will`; everything else as it is compared.
 */
export const otherwise: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [
    // "Who is asked most", "how many messages was Ana sent", "has Ana been sent": what others sent them.
    new RegExp(
      `\\b(?:who|which person|which one|which of us|which one of us|what person|which member|which participant|which people) (?:ever |really )?(?:(?:has|have|had) )?(?:is|are|was|were|been|be) (?:ever )?(?:${done})\\b`,
    ),
    new RegExp(`\\b(?:is|are|was|were) (?:@\\w*|we|us|everyone|everybody|anyone)(?: and @\\w*)? (?:ever )?(?:${done})\\b`),
    new RegExp(`\\b(?:has|have|had) (?:@\\w*|we|everyone|everybody|anyone)(?: and @\\w*)? (?:ever )?been (?:${done})\\b`),
    new RegExp(`(?<!\\b(?:by|from|of) )@\\w* (?:is|was|were|has been|have been|had been) (?:${done})\\b`),
    new RegExp(`\\b(?:get|gets|got|getting|gotten) (?:ever |really )?(?:${done})\\b`),
    // "Who do we text most": it asks whom.
    /\b(?:who|which person|what person|which people)\b.* (?:do|did|does|have|has|had) (?:we|all of us|both of us|the two of us|anyone|anybody|everyone|everybody)\b/,
    // "Who writes last" asks for a habit, "who wrote last" for a message.
    /\bwho(?: usually| normally| generally| typically)? (?:writes|texts|chats|talks|sends|posts|says)\b.*\blast\b/,
    // This many on each of them is asked for, not on all.
    /\bhow (?:many|much)\b.*\b(?:every|each) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening)\b/,
    // "How many will we send": a verb, not a name.
    /@(?:will|may) (?:we|us|all|everyone|everybody|anyone|anybody|our|it|there|be)\b/,
  ],
  // This many on each of them is asked for, not on all.
  de: [/\bwie ?viele?\b.*\b(?:jeden|jede) (?:\p{L}+tag|mittwoch)\b/u],
  es: [
    // A reason is not a figure.
    /\bpor que\b/,
    /\bcuant[oa]s? .*\btod[oa]s (?:los|las) (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|noches|tardes)\b/,
  ],
  // Spanish for "not", which is "in the" before a noun here.
  pt: [/\bno (?:us|utiliz|escrib|dic|dij|dec|envi|mand|compart|repit)\p{L}*/u],
}
