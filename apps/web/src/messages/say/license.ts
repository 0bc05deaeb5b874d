import { license } from '../en/license.ts'
import { inLanguage } from '../in-language.ts'

export const sayLicense = inLanguage('license', license)
