/** Names of attached files, as exports write them. */

/** What WhatsApp sends most; in a language not known here only these count. */
const KNOWN = /\.(?:jpe?g|png|webp|gif|heic|mp4|mov|3gp|opus|ogg|m4a|aac|mp3|amr|pdf|docx?|xlsx?|pptx?|csv|vcf|zip|apk|txt)$/i
const ANY = /\.[\p{L}\p{Nd}]{1,8}$/u
/** Names the program gives: `IMG-20220323-WA0002`, `00000035-PHOTO-2022-03-27`. */
const GIVEN = /^(?:[A-Z]{3}-\d{8}-WA\d{4,}|\d{5,}-)/

/** Ends in an extension; `of` says whether any will do. */
export const isFileName = (name: string, of: 'any' | 'known'): boolean => name.length <= 255 && (of === 'any' ? ANY : KNOWN).test(name)

/** The program named it, or nothing in it is a sentence. */
export const isCertainlyFile = (name: string): boolean => GIVEN.test(name) || !/\s/.test(name)

export const isContactFile = (name: string): boolean => /\.vcf$/i.test(name)

/** Whether what is in brackets is a file with a word about it: `attached: x.jpg`, `x.jpg eklendi`. */
export const namesFile = (inside: string): boolean => /[:：].*\.[\p{L}\p{Nd}]{1,8}$|\.[\p{L}\p{Nd}]{2,5}\s\S+$/u.test(inside)
