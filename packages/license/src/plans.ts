import { dollars } from '@convostat/format'

/** What each plan costs, allows and unlocks: the one table that the pages, the checkout and the limits read. */

export type PlanName = 'free' | 'pro'
export type BillingPeriod = 'monthly' | 'annual'

export interface Plan {
  /** As shown. */
  title: string
  /** How many of a chat's messages are analyzed, the most recent ones; null for all of them. */
  messageLimit: number | null
  /** How many questions about one chat Ask answers; null for any number. */
  questionsPerChat: number | null
  /** On how many devices one license works; 0 where none is needed. */
  devices: number
  /** What a license's `features` names. */
  features: readonly Feature[]
}

/** What Pro adds, as a license names it. */
export const proFeatures = [
  'unlimited_messages',
  'full_pdf_report',
  'csv_export',
  'emotion_analysis',
  'relationship_insights',
  'words_and_emojis',
  'topics',
  'chat_wrapped',
  'visual_analytics',
  'response_matrix',
  'unlimited_questions',
  'priority_support',
  'early_access',
] as const
export type Feature = (typeof proFeatures)[number]

export const plans = {
  free: { title: 'Free', messageLimit: 5000, questionsPerChat: 1, devices: 0, features: [] },
  pro: { title: 'Pro', messageLimit: null, questionsPerChat: null, devices: 3, features: proFeatures },
} as const satisfies Record<PlanName, Plan>

/** What Pro costs, in US cents a period. */
export const prices = {
  monthly: { cents: 700, months: 1 },
  annual: { cents: 5900, months: 12 },
} as const satisfies Record<BillingPeriod, { cents: number; months: number }>

/** Days in which a purchase can be returned. */
export const refundDays = 14

/** US cents as the pages write them. */
export { dollars }

/** What a period costs a month: `$7`, `$4.92`. */
export const pricePerMonth = (period: BillingPeriod): string => dollars(prices[period].cents / prices[period].months)

/** Whole percent that a yearly plan saves over twelve months. */
export const annualSaving = (): number => Math.round(100 * (1 - prices.annual.cents / (12 * prices.monthly.cents)))
