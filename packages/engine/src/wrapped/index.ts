export * from './slide.ts'
