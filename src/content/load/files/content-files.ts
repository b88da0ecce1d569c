import { siteStart } from '../../../../schema/diagnostics/reference.ts'
import { hashAll } from '../../../cache/hash.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { recordRead } from '../../../cache/reads.ts'
import type { Versions } from '../../../cache/versions.ts'
import { type Parsed, parse } from '../../parse/parse.ts'
import type { Source } from '../../parse/source.ts'
import { parsePage } from '../template-blocks.ts'
import {
  type ContentName,
  contentAmong,
  isContentName,
  isOutline,
  isSharedData,
  type PageFile,
} from './content-names.ts'
import type { FolderTexts } from './folder-files.ts'
import { unreadFile } from './read-file.ts'

/** A content file. It is parsed when somebody asks for it. */
export type ContentFile = ContentName & { readonly parsed: Parsed }

/** The files of shared data, and a hash of all their texts and of the outlines of maps beside them. */
type SharedFiles = { version: number; files: readonly ContentFile[]; hash: string }

const templateFile = (name: string) => `_data/templates/${name}.yaml`

/** The name under which a file is recorded as read, by its name in the folder. */
const fileInput = (file: string) => `file ${file}`

/**
 * The content files among the files of a folder, parsed. `versions` has what was parsed of them before, by their names. `written` are
 * those of the disk, if some texts are not written.
 */
export function createContentFiles(
  texts: FolderTexts,
  versions: Versions<Parsed>,
  written?: { sharedFiles: () => SharedFiles },
) {
  let shared: SharedFiles | undefined

  const templateAt = (name: string): Parsed | undefined =>
    parsed({ file: templateFile(name), kind: 'data', name: `templates/${name}` })

  /** Whether the blocks of a generated page were compared with those of its template as it is now. */
  const isCurrent = ({ follows }: Parsed) => follows === undefined || follows.template === templateAt(follows.name)

  function parseContent({ kind, name }: ContentName, source: Source): Parsed {
    if (kind === 'page') return parsePage(source, templateAt)
    return name === 'site' ? parse(source, siteStart) : parse(source)
  }

  function parsed(one: ContentName): Parsed | undefined {
    const text = texts.read(one.file)
    if (text === undefined) return undefined
    if (text.unread) return unreadFile(text)
    const { source } = text
    const isSame = (known: Parsed) => known.source.text === source.text && isCurrent(known)
    const found = versions.find(one.file, isSame) ?? versions.add(one.file, parseContent(one, source))
    if (found.follows) recordRead(fileInput(templateFile(found.follows.name)))
    return found
  }

  const parsedFile = (one: ContentName): ContentFile[] => {
    const found = parsed(one)
    return found ? [{ ...one, parsed: found }] : []
  }

  /** A file that is parsed on demand; one that is gone by then is empty. */
  const unparsedFile = (one: ContentName): ContentFile => ({
    ...one,
    get parsed() {
      return parsed(one) ?? parse({ file: texts.fileOf(one.file), text: '' })
    },
  })

  function ownSharedFiles(): SharedFiles {
    const version = texts.version()
    if (shared?.version === version) return shared
    const files = contentAmong(texts.names()).data.flatMap(parsedFile)
    const read = [...files.map(({ file }) => file), ...texts.names().filter(isOutline)]
    shared = { version, files, hash: hashAll(read.map((file) => [file, texts.hashOf(file)])) }
    return shared
  }

  // Most texts that are not written are those of one page.
  const sharedFiles = written && ![...texts.unsaved].some(isSharedData) ? written.sharedFiles : ownSharedFiles

  const filesAmong = memoizeObjects((names: readonly string[]): readonly ContentFile[] =>
    contentAmong(names).all.flatMap((one) => (texts.hashOf(one.file) === undefined ? [] : unparsedFile(one))),
  )

  return {
    texts,
    sharedFiles,
    /** The pages: the same list until one is added or removed. */
    pages: (): readonly PageFile[] => contentAmong(texts.names()).pages,
    /** A parsed file; `undefined` if it is gone. */
    parsed,
    /** Names of the files of shared data. */
    dataNames: () => contentAmong(texts.names()).data,
    /** Shared data. */
    data: () => sharedFiles().files,
    /** The hash of shared data. */
    dataHash: () => sharedFiles().hash,
    /** Pages and shared data, by their names. */
    read: () => filesAmong(texts.names()),
    /** The hash of the text of a file, which need not be read for it; `undefined` if there is no such file. */
    hashOf: ({ file }: ContentName) => texts.hashOf(file),
    /** The same by the name of a file in the folder. */
    hashAt: (file: string) => (isContentName(file) ? texts.hashOf(file) : undefined),
    /** The name under which a file is recorded as read, by its path from the root of the repository. */
    inputAt: (path: string) => fileInput(texts.nameOf(path)),
    /** The text of a file, which is read when somebody asks for it; by the path of the file from the root of the repository. */
    sourceAt: (path: string): Source => texts.sourceOf(texts.nameOf(path)),
  }
}

export type ContentFiles = ReturnType<typeof createContentFiles>
