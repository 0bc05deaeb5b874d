import { upload } from '../en/upload.ts'
import { inLanguage } from '../in-language.ts'

export const sayUpload = inLanguage('upload', upload)
