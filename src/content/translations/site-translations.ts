import type { BlockSchemas } from '../../../schema/block.ts'
import type { Collections } from '../../../schema/collections/collections.ts'
import { languageFieldSchemas, type RecordSchemas } from '../../../schema/collections/record-schemas.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { matrixMirrorSchema, recordMirrorSchema } from '../../../schema/translations/mirror.ts'
import { createMemory, memoize, memoizeObjects, memoizeTexts } from '../../cache/memoize.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { ContentName } from '../load/files/content-names.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { locate } from '../parse/source-position.ts'
import { fileSchemaOf } from './file-schemas.ts'
import { mirrorName } from './mirror-names.ts'
import {
  type MatrixMirror,
  type PageMirror,
  type ReadMirror,
  type RecordMirror,
  readDataMirror,
  readMirror,
  readPageMirror,
} from './read-mirror.ts'
import { createSourceTexts, type SourceText } from './source-texts.ts'
import { needsTranslation } from './where.ts'

type Options = {
  blocks: BlockSchemas
  collections: Collections
  records: RecordSchemas
  /** The language of the source. */
  locale: string
}

const parsedMirror = memoizeObjects((source: Source): Parsed => parse(source, 'texts: {}'))

/** The type of the first block in the file of a fragment. */
function firstType({ value }: Parsed): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return isMapping(first) && typeof first['type'] === 'string' ? first['type'] : undefined
}

/** The texts of content files, and their translations: what the source and a mirror say follows from these two alone. */
export function createTranslations(files: ContentFiles, { blocks, collections, records, locale }: Options) {
  const typeOf = memoize((fragment: string) => {
    const name = `fragments/${fragment}`
    const parsed = files.parsed({ file: `_data/${name}.yaml`, kind: 'data', name })
    return parsed && firstType(parsed)
  })
  const sourceTexts = createSourceTexts({ blocks, typeOf })
  const textsOf = (one: ContentName): SourceText[] => {
    const schema = fileSchemaOf(one, records)
    const parsed = schema && files.parsed(one)
    if (!schema || !parsed) return []
    const { file } = parsed.source
    // What a generated page has from its template is translated there.
    const head = parsed.follows?.template?.value
    const isOfTemplate = ({ path, text }: SourceText) =>
      isMapping(head) && path[0] !== 'blocks' && locate(head, path).value === text
    return sourceTexts(parsed.value, schema).filter((one) => one.position.source.file === file && !isOfTemplate(one))
  }
  function mirrorAt(tag: string, file: string): Parsed | undefined {
    const found = files.texts.read(mirrorName(tag, file))
    return (
      found && { ...parsedMirror(found.source), ...(found.unread && { value: undefined, diagnostics: [found.unread] }) }
    )
  }
  /** Those that a language says in its own words. */
  const textsFor = (tag: string, one: ContentName) => textsOf(one).filter(({ where }) => needsTranslation(where, tag))
  const options = (tag: string, one: ContentName) => ({ sources: textsFor(tag, one), locale })
  const matrixMirrors = createMemory<ReadMirror<MatrixMirror>>()
  const recordMirrors = createMemory<ReadMirror<RecordMirror>>()
  const recordMirrorIn = memoizeTexts((tag: string, collection: string) => {
    const own = collections[collection]
    return recordMirrorSchema(own ? languageFieldSchemas(own, tag) : {})
  })
  const ofMatrix = (tag: string, one: ContentName) =>
    matrixMirrors(`${tag} ${one.file}`, () =>
      readMirror(matrixMirrorSchema, mirrorAt(tag, one.file), options(tag, one)),
    )
  const ofRecord = (tag: string, one: ContentName) =>
    recordMirrors(`${tag} ${one.file}`, () =>
      readMirror(recordMirrorIn(tag, folderOf(one)), mirrorAt(tag, one.file), options(tag, one)),
    )
  return {
    /** The texts of a content file that other languages say in their own words. */
    textsOf,
    /** The mirror of a content file as it is parsed; `undefined` if there is none. */
    mirrorAt,
    ofPage: (tag: string, page: ContentName): ReadMirror<PageMirror> =>
      readPageMirror(mirrorAt(tag, page.file), options(tag, page)),
    ofMatrix,
    ofRecord,
    /** The tokens of fields that only a language has, in braces. */
    ownTokens: (tag: string): string[] =>
      Object.values(collections).flatMap((own) =>
        Object.keys(languageFieldSchemas(own, tag)).map((field) => `{${own.one}.${field}}`),
      ),
    /** The mirror of any file of shared data, without what it says besides texts. */
    ofData(tag: string, data: ContentName): Omit<ReadMirror<unknown>, 'head'> {
      const folder = folderOf(data)
      if (folder === 'coverage') return ofMatrix(tag, data)
      if (Object.hasOwn(collections, folder)) return ofRecord(tag, data)
      return readDataMirror(mirrorAt(tag, data.file), options(tag, data))
    },
  }
}

export type Translations = ReturnType<typeof createTranslations>

/** The folder of `_data/` that a file is in; none for one of `_data/` itself. */
const folderOf = ({ name }: ContentName) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '')
