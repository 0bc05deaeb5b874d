import { counted } from './counted.ts'
import { dashboard } from './dashboard.ts'
import { landing } from './landing.ts'
import { shared } from './shared.ts'
import { upload } from './upload.ts'

/** Every sentence of the interface, in one typed catalogue. Another language is another object of this type. */
export const say = { ...shared, landing, upload, dashboard, counted } as const
export type Messages = typeof say
