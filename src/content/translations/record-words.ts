import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import { isContainer, locate } from '../parse/source-position.ts'
import { mirrorName } from './mirror-names.ts'
import type { Translations } from './site-translations.ts'

type Options = {
  translations: Translations
  tag: string
  /** The collections whose records have pages. */
  collections: ReadonlySet<string>
}

/** Records of a collection that have the same word in the addresses of a language: their pages would have one address. */
export function sameWordDiagnostics(source: ContentFiles, { translations, tag, collections }: Options): Diagnostic[] {
  const words = source.dataNames().flatMap((one) => {
    const [collection = '', slug = ''] = one.name.split('/')
    const root = collections.has(collection) ? translations.mirrorAt(tag, one.file)?.value : undefined
    if (!isContainer(root)) return []
    const { path } = translations.ofRecord(tag, one).head ?? {}
    const { position } = locate(root, ['path'])
    return [{ collection, word: path ?? slug, position, file: source.texts.fileOf(mirrorName(tag, one.file)) }]
  })
  return words.flatMap(({ collection, word, position, file }, index) => {
    const other = words.find(
      // Where the slug of one is the word of another, the other one is reported: it can choose.
      (one, at) =>
        one.collection === collection &&
        one.word === word &&
        (one.position === undefined ? one.file !== file : at < index),
    )
    if (other === undefined || position === undefined) return []
    const problem = `\`${word}\` is already the word of ${other.file} in addresses.`
    return [diagnose('invalid-value', valueRange(position), { key: 'path', problem, description: '' })]
  })
}
