import type { BlockSchemas } from '../../../schema/block.ts'
import type { RecordSchemas } from '../../../schema/collections/record-schemas.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { memoize, memoizeObjects } from '../../cache/memoize.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { ContentName } from '../load/files/content-names.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { fileSchemaOf } from './file-schemas.ts'
import { mirrorName } from './mirror-names.ts'
import { type DataMirror, type PageMirror, type ReadMirror, readDataMirror, readPageMirror } from './read-mirror.ts'
import { createSourceTexts, type SourceText } from './source-texts.ts'

type Options = { blocks: BlockSchemas; records: RecordSchemas /** The language of the source. */; locale: string }

const parsedMirror = memoizeObjects((source: Source): Parsed => parse(source, 'texts: {}'))

/** The type of the first block in the file of a fragment. */
function firstType({ value }: Parsed): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return isMapping(first) && typeof first['type'] === 'string' ? first['type'] : undefined
}

/** The texts of content files, and their translations: what the source and a mirror say follows from these two alone. */
export function createTranslations(files: ContentFiles, { blocks, records, locale }: Options) {
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
    const isOfTemplate = ({ key, text }: SourceText) => isMapping(head) && head[key] === text
    return sourceTexts(parsed.value, schema).filter((one) => one.position.source.file === file && !isOfTemplate(one))
  }
  function mirrorAt(tag: string, file: string): Parsed | undefined {
    const found = files.texts.read(mirrorName(tag, file))
    return (
      found && { ...parsedMirror(found.source), ...(found.unread && { value: undefined, diagnostics: [found.unread] }) }
    )
  }
  return {
    /** The texts of a content file that other languages say in their own words. */
    textsOf,
    /** The mirror of a content file as it is parsed; `undefined` if there is none. */
    mirrorAt,
    ofPage: (tag: string, page: ContentName): ReadMirror<PageMirror> =>
      readPageMirror(mirrorAt(tag, page.file), { sources: textsOf(page), locale }),
    ofData: (tag: string, data: ContentName): ReadMirror<DataMirror> =>
      readDataMirror(mirrorAt(tag, data.file), { sources: textsOf(data), locale }),
  }
}

export type Translations = ReturnType<typeof createTranslations>
