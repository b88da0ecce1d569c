import fc from 'fast-check'
import { repeats } from './long.ts'

// How often a property runs that names no number of its own.
fc.configureGlobal({ numRuns: repeats(100) })
