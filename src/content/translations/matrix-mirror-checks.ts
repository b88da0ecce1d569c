import { coded, type Diagnostic } from '../../../schema/diagnostic.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'
import { combinationsOf, wordsOf } from '../../../schema/matrix/matrix-entries.ts'
import type { CollectionByWord, Matrix } from '../../../schema/matrix/matrix-fields.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { ContentName } from '../load/files/content-names.ts'
import { isContainer, locate } from '../parse/source-position.ts'
import { mirrorName } from './mirror-names.ts'
import type { Translations } from './site-translations.ts'

type Options = {
  source: ContentFiles
  translations: Translations
  words: CollectionByWord
  tag: string
  /** Whether a file of shared data is translated, by its name: `cities/la`. */
  isMirrored: (name: string) => boolean
}

/** Whether an address has the words of a matrix, each once. */
function hasWords(address: string, { records }: Matrix, words: CollectionByWord): boolean {
  const written = [...address.matchAll(/\{(\w+)\}/g)].map(([, word]) => word as string)
  return written.toSorted().join() === wordsOf({ records }, words).toSorted().join()
}

/** What is wrong in the mirror of a matrix: an address without its words, and records that have no pages or are not translated. */
export function matrixMirrorDiagnostics(file: ContentName, options: Options): Diagnostic[] {
  const { source, translations, words, tag, isMirrored } = options
  const root = translations.mirrorAt(tag, file.file)?.value
  const { head } = translations.ofMatrix(tag, file)
  const { data } = matrixSchema(words).safeParse(source.parsed(file)?.value)
  if (!isContainer(root) || head === undefined || data === undefined) return []
  const axes = Object.keys(data.records)
  const combinations = combinationsOf(data)

  const wrong = (path: EditPath, problem: string): Diagnostic[] => {
    const { position } = locate(root, path)
    const key = String(path[0] ?? 'template')
    return position ? [diagnose('invalid-value', valueRange(position), { key, problem, description: '' })] : []
  }
  const missing = (name: string) => `there is no \`${mirrorName(tag, `_data/${name}.yaml`)}\`.`
  function checkSlug(axis: number, path: EditPath, slug: string): Diagnostic[] {
    const name = axes[axis] ?? ''
    if (!combinations.some((slugs) => slugs[axis] === slug))
      return wrong(path, `\`${slug}\` is not among the \`${name}\` of this matrix.`)
    return isMirrored(`${name}/${slug}`)
      ? []
      : wrong(path, `\`${slug}\` is not translated: ${missing(`${name}/${slug}`)}`)
  }
  const checkSlugs = (axis: number, path: EditPath, slugs: readonly string[]) =>
    slugs.flatMap((slug, index) => checkSlug(axis, [...path, index], slug))

  const template = `templates/${data.template}`
  const needed = wordsOf(data, words).map((word) => `{${word}}`)
  return [
    ...(isMirrored(template) ? [] : wrong([], `\`${data.template}\` is not translated: ${missing(template)}`)),
    ...(head.address === undefined || hasWords(head.address, data, words)
      ? []
      : wrong(['address'], `must contain ${needed.join(' and ')}, once, and no other word.`)),
    ...Object.entries(head.records ?? {}).flatMap(([name, slugs]) =>
      axes.includes(name)
        ? checkSlugs(axes.indexOf(name), ['records', name], slugs)
        : wrong(['records', name], `\`${name}\` is not a collection of this matrix; it has ${coded(axes)}.`),
    ),
    ...Object.entries(head.only).flatMap(([key, slugs]) => checkSlugs(key.split('/').length, ['only', key], slugs)),
  ]
}

type WordOptions = {
  translations: Translations
  tag: string
  /** The collections whose records have pages. */
  collections: ReadonlySet<string>
}

/** Records of a collection that have the same word in the addresses of a language: their pages would have one address. */
export function sameWordDiagnostics(
  source: ContentFiles,
  { translations, tag, collections }: WordOptions,
): Diagnostic[] {
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
