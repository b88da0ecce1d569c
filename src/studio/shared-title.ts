import { isMapping } from '../../schema/is-mapping.ts'
import { inLanguage } from './in-language.ts'
import { singular } from './singular.ts'
import { inWords } from './words.ts'

/** What a file of a folder is called, where the name of the folder would not say it. */
const kindNames: Readonly<Record<string, string>> = { coverage: 'grid of pages', fragments: 'shared section' }

/** What a shared file is, in words: “City: Los Angeles” of `cities/la`, whose value has that name, “Shared section: How to hire”. */
export function sharedTitle(name: string, value?: unknown): string {
  const [folder = '', ...rest] = name.split('/')
  if (rest.length === 0) return inLanguage('labels', inWords(folder))
  const own = isMapping(value) && typeof value['name'] === 'string' ? value['name'] : inWords(rest.join('/'))
  const kind = inLanguage('entries', kindNames[folder] ?? singular(inWords(folder)))
  return `${kind.replace(/^./, (first) => first.toUpperCase())}: ${own}`
}
