import { dashboard } from '../en/dashboard.ts'
import { inLanguage } from '../in-language.ts'

export const sayDashboard = inLanguage('dashboard', dashboard)
