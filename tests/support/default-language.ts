import { setLanguage } from '../../schema/language/language.ts'
import { setLand } from '../../schema/outline.ts'

// Vitest runs this before each file of tests that share modules: a site that the file before loaded set its own.
setLanguage(undefined)
setLand(undefined)
