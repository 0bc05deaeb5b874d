/** What every page that asks loads: no shape is among it, nor what checks one (`schemas`). */
export * from './call.ts'
export * from './client.ts'
export * from './contract.ts'
export * from './failure.ts'
export type { CalledName } from './figure-calls.ts'
export * from './limits.ts'
export { newestFirst } from './newest-first.ts'
export * from './page-license.ts'
export type { AiStatus, AskAnswer, AskEvent, AskedQuestion, LocalModelReason } from './shapes/ask.ts'
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
  KeptOffMessage,
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
  RestoredAnswer,
  Saved,
  SavedKind,
  SavedMilestone,
  SearchHit,
  Sentiment,
  SessionVerified,
  UnreadableUpload,
  UploadAnswer,
  WebhookReceived,
} from './shapes/index.ts'
export type { SubscriptionState } from './shapes/license.ts'
export type { AppendedRecord, IncomingFile, Remains, Space, Store, StoredUpload, Unreadable, UploadRecord } from './store.ts'
export { updatedRecord } from './updated-record.ts'
