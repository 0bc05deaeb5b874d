import { loadLanguage } from '#messages/in-language.ts'

void loadLanguage().then(() => import('./draw.tsx'))
