import { z } from 'zod'

// The engine's worker runs under a policy without eval; zod would try to compile its checks and have the attempt reported.
z.config({ jitless: true })

export { z }
