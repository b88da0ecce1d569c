import { setLanguage } from '../../schema/language/language.ts'
import { setLand } from '../../schema/outline.ts'

// Vitest runs this before each file of tests that share modules: the previous file may have loaded a site, which sets
// its language and its land.
setLanguage(undefined)
setLand(undefined)
