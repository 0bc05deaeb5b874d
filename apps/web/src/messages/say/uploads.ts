import { uploads } from '../en/uploads.ts'
import { inLanguage } from '../in-language.ts'

export const sayUploads = inLanguage('uploads', uploads)
