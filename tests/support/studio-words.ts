import { en } from '../../src/studio/words/en.ts'
import { speak } from '../../src/studio/words/say.ts'

// Vitest runs this before each file of tests: the parts of the studio speak English there.
speak(() => en)
