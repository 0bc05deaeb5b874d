/** The commonest words people write in Vietnamese: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'là không có và tôi bạn anh em của đi được cho này thì đã mà với gì rồi ở một cũng nhé vậy sao nào chị'.split(' ')
