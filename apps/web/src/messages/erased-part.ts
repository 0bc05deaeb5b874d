/** What "Delete everything" deletes, part by part. */
export type ErasedPart =
  | 'chats'
  | 'searches'
  | 'keywords'
  | 'leftOut'
  | 'moments'
  | 'corrections'
  | 'people'
  | 'questions'
  | 'favorites'
  | 'license'
  | 'reportPack'
