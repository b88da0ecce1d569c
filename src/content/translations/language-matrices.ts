import { type Collections, collectionsByWord } from '../../../schema/collections/collections.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'
import { combinationsOf, matrixEntries, matrixRows, shownBy } from '../../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../../schema/matrix/matrix-fields.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { ContentName } from '../load/files/content-names.ts'
import { copyPositions } from '../parse/source-position.ts'
import { matrixMirrorDiagnostics, sameWordDiagnostics } from './matrix-mirror-checks.ts'
import type { MatrixMirror } from './read-mirror.ts'
import type { Translations } from './site-translations.ts'

/** A page of a matrix in a language: its address there, its other ones, and the name of the file of its matrix. */
type LanguageRow = { address: string; aliases: readonly string[]; file: string }

type Options = {
  translations: Translations
  collections: Collections
  tag: string
  hasMirror: (file: string) => boolean
}

/** A matrix in a language. `matrix` combines what has pages in it, `rows` are these by the paths of the source. */
type LanguageMatrix = { matrix: Matrix; axes: readonly string[]; rows: ReadonlyMap<string, LanguageRow> }

const dataFile = (name: string): ContentName => ({ file: `_data/${name}.yaml`, kind: 'data', name })

/** Whether the mirror of a matrix lists a combination. What it does not speak of has the pages of the source. */
const isListed = (slugs: readonly string[], axes: readonly string[], { records, only, except }: Listing): boolean =>
  slugs.every((slug, index) => {
    const key = slugs.slice(0, index).join('/')
    const listed = only[key] ?? records?.[axes[index] ?? '']
    return (listed === undefined || listed.includes(slug)) && !except[key]?.includes(slug)
  })

type Listing = Pick<MatrixMirror, 'records' | 'only' | 'except'>
const wholeListing: Listing = { only: {}, except: {} }

/** A matrix of these combinations alone. */
function matrixOf(matrix: Matrix, combinations: readonly (readonly string[])[]): Matrix {
  const axes = Object.keys(matrix.records)
  const only = new Map<string, Set<string>>()
  for (const slugs of combinations)
    for (const [index, slug] of slugs.entries()) {
      const key = slugs.slice(0, index).join('/')
      only.set(key, (only.get(key) ?? new Set()).add(slug))
    }
  const ofAxis = (index: number) => new Set(combinations.map((slugs) => slugs[index] ?? ''))
  const inOrder = (slugs: ReadonlySet<string>, order: readonly string[] = []) => [
    ...order.filter((slug) => slugs.has(slug)),
    ...[...slugs].filter((slug) => !order.includes(slug)),
  ]
  return {
    ...matrix,
    records: Object.fromEntries(axes.map((name, index) => [name, inOrder(ofAxis(index), matrix.records[name])])),
    only: Object.fromEntries([...only].flatMap(([key, slugs]) => (key === '' ? [] : [[key, [...slugs]]]))),
    except: {},
    reuses: Object.fromEntries(
      Object.entries(matrix.reuses).map(([name, reused]) => [
        name,
        Object.fromEntries(Object.entries(reused).filter(([slug]) => ofAxis(axes.indexOf(name)).has(slug))),
      ]),
    ),
  }
}

/** A matrix as its file has it, of these combinations. What changes keeps its place. */
const withCombinations = (value: Record<string, unknown>, { records, only, except, reuses }: Matrix) =>
  copyPositions(value, { ...value, records, only, except, reuses })

/**
 * The matrices of a site as a language has them. A page of a matrix is in the language if the template and the records have mirrors
 * there, and if the mirror of the matrix lists it, if there is one. Where the language has none of its pages, a matrix is that of the
 * source, so that lists lead there.
 */
export function createLanguageMatrices(source: ContentFiles, options: Options) {
  const { translations, collections, tag, hasMirror } = options
  const words = collectionsByWord(collections)
  const schema = matrixSchema(words)
  const isMirrored = (name: string) => hasMirror(dataFile(name).file)

  /** The word for a record in addresses. */
  function wordOf(word: string, slug: string): string {
    const name = `${words.get(word)}/${slug}`
    return (isMirrored(name) ? translations.ofRecord(tag, dataFile(name)).head?.path : undefined) ?? slug
  }

  function inLanguage(file: ContentName): LanguageMatrix | undefined {
    const written = source.parsed(file)?.value
    const { data } = schema.safeParse(written)
    if (data === undefined) return undefined
    const { head } = translations.ofMatrix(tag, file)
    const axes = Object.keys(data.records)
    const hasTemplate = isMirrored(`templates/${data.template}`)
    const listed = combinationsOf(data).filter(
      (slugs) =>
        hasTemplate &&
        slugs.every((slug, index) => isMirrored(`${axes[index]}/${slug}`)) &&
        isListed(slugs, axes, head ?? wholeListing),
    )
    const shown = new Set(listed.map((slugs) => slugs.join('/')))
    const combinations = listed.filter((slugs) => shown.has(shownBy(slugs, axes, data).join('/')))
    const matrix = { ...matrixOf(data, combinations), aliases: {} }
    const address = head?.address ?? `/${tag}${data.address}`
    const there = matrixEntries({ ...matrix, address, aliases: head?.aliases ?? {} }, words, wordOf)
    const rowsThere = new Map(matrixRows(there).map((row) => [JSON.stringify([...row.named]), row]))
    const rows = matrixRows(matrixEntries(matrix, words)).flatMap(({ named, path }) => {
      const row = rowsThere.get(JSON.stringify([...named]))
      return row ? [[path, { address: row.path, aliases: row.aliases, file: file.file }] as const] : []
    })
    return { matrix, axes, rows: new Map(rows) }
  }

  const files = source.dataNames().filter(({ name }) => name.startsWith('coverage/'))
  const matrices = new Map(files.map((one) => [one.file, inLanguage(one)] as const))
  const translated = [...matrices.values()].flatMap((one) => (one && one.rows.size > 0 ? [one] : []))
  const combined = new Set([...matrices.values()].flatMap((one) => one?.axes ?? []))
  const rows = new Map(translated.flatMap((one) => [...one.rows]))

  return {
    diagnostics: [
      ...files.flatMap((file) => matrixMirrorDiagnostics(file, { source, translations, words, tag, isMirrored })),
      ...sameWordDiagnostics(source, { translations, tag, collections: combined }),
    ],
    /** The pages of matrices in the language, by their paths. */
    rows,
    /** The collections whose records have pages in the source. */
    combined,
    /** The collections with records that have pages in the language: others of theirs are not in it. */
    collections: new Set(translated.flatMap(({ axes }) => axes)),
    /** The combinations of a matrix in the language, among these records. */
    valueOf(file: string, value: unknown, isPresent: (collection: string, slug: string) => boolean): unknown {
      if (!isMapping(value)) return value
      const known = matrices.get(file)
      const { aliases: _aliases, ...fields } = value
      if (known && known.rows.size > 0) return withCombinations(copyPositions(value, fields), known.matrix)
      const { data } = schema.safeParse(value)
      if (data === undefined) return value
      const axes = Object.keys(data.records)
      const all = combinationsOf(data)
      const present = all.filter((slugs) => slugs.every((slug, index) => isPresent(axes[index] ?? '', slug)))
      if (present.length === all.length) return value
      return present.length === 0 ? undefined : withCombinations(value, matrixOf(data, present))
    },
  }
}

export type LanguageMatrices = ReturnType<typeof createLanguageMatrices>
