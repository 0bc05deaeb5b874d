/** What values are checked and masked with, beside the calls: a client does without, or loads it when something should be read. */
export { keptLicense } from './kept-license.ts'
export { masked } from './masking/mask.ts'
export { schemaOf } from './schema-of.ts'
export * from './shapes/index.ts'
export { uploadRecord } from './upload-record.ts'
