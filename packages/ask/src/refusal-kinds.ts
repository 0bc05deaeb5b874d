/** Subjects that no chat can answer, each with its own reply. */
export const refusalKinds = ['distress', 'fidelity', 'feelings', 'diagnosis', 'judgment', 'secrets'] as const
export type RefusalKind = (typeof refusalKinds)[number]
/** `unknown`: it was not understood, and nothing was found. */
export type Refused = RefusalKind | 'unknown'
