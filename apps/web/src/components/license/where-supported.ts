import { brand } from '#data/client/brand.ts'
import { sayLicense } from './messages/index.ts'

const { contactSupport } = sayLicense

/** A sentence, which asks to write to the support only where someone is named for it. */
export const whereSupported = (sentence: string, hasSupport = brand.support_email !== undefined): string =>
  hasSupport ? sentence : sentence.replace(` ${contactSupport}`, '')
