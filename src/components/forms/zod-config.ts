import { config } from 'zod/mini'

// Zod probes `new Function` when the first object schema is created, which the content policy reports as a violation.
if (typeof document !== 'undefined') config({ jitless: true })
