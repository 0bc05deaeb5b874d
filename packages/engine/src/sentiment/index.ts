export {
  CERTAIN,
  type Corrected,
  EMOTIONS,
  emotionsAt,
  type FeelingLabel,
  type Feelings,
  type Judgement,
  type LanguageRead,
  scoreAt,
  sentimentAt,
} from './feelings.ts'
export { languagesWithin } from './languages-read.ts'
export { type FeelingsHost, readFeelings } from './read-feelings.ts'
export { type Reasons, reasonsOf } from './reasons-of.ts'
export { type Correction, withCorrections } from './with-corrections.ts'
