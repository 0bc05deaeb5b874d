/** The commonest words people write in Uzbek: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'va bu bir men sen nima ham bor yoʻq juda uchun lekin qanday yaxshi emas hozir menga'.split(' ')
