/** Properties are tried with the same examples in every run (docs/decisions/089); `npm run fuzz` tries others. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) })
