export * from './call.ts'
export * from './client.ts'
export * from './contract.ts'
export * from './failure.ts'
export * from './kept-license.ts'
export { newestFirst } from './newest-first.ts'
export {
  type AiStatus,
  type AskAnswer,
  type AskEvent,
  type AskedQuestion,
  askAnswer,
  askedQuestion,
  type LocalModelReason,
  mostOfAQuestion,
} from './shapes/ask.ts'
export { correction, mostCorrections } from './shapes/emotion.ts'
export { favorite, leftOutWord, momentMark, mostTitle, savedMilestone } from './shapes/favorites.ts'
export { historyEntry } from './shapes/history.ts'
export type {
  CheckoutAnswer,
  Correction,
  Emotion,
  Favorite,
  FavoriteSource,
  FeelingLabel,
  History,
  HistoryEntry,
  ImportFacts,
  KeptPeople,
  LeftOutWord,
  LicenseAnswer,
  LicenseDeactivated,
  LicenseDevice,
  LicenseVerified,
  MomentMark,
  Person,
  PortalLink,
  Recovered,
  SavedMilestone,
  SearchHit,
  Sentiment,
  SessionVerified,
  UploadAnswer,
  WebhookReceived,
} from './shapes/index.ts'
export { deactivated, licenseStatus, licenseVerified, type SubscriptionState, subscriptionState } from './shapes/license.ts'
export { checkout, portalLink, recovered, sessionVerified } from './shapes/payment.ts'
export { keptPeople } from './shapes/people.ts'
export type { AppendedRecord, IncomingFile, Space, Store, StoredUpload, UploadRecord } from './store.ts'
export { updatedRecord, uploadRecord } from './upload-record.ts'
