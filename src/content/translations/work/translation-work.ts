import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { memoizeTexts } from '../../../cache/memoize.ts'
import { pagesByFile } from '../../graph/pages-by-file.ts'
import { writtenUses } from '../../graph/written-uses.ts'
import type { ContentName } from '../../load/files/content-names.ts'
import type { Content, LoadedSite } from '../../load/load.ts'
import { isGenerated } from '../../overrides/apply-overrides.ts'
import { mirrorName, mirrorOf } from '../mirror-names.ts'
import type { TranslationUnit } from '../translation-units.ts'

/** A content file with its texts in a language. */
export type TranslatedFile = {
  /** Its name in the content folder: `about.yaml`. */
  source: string
  /** The path of its mirror from the root of the repository. */
  mirror: string
  hasMirror: boolean
  /** Whether only pages with a password show it. */
  isGated: boolean
  /** What its texts are about, for a translator. */
  title?: string
  units: TranslationUnit[]
  /** Translations below `unused:`. */
  unused: TranslationUnit[]
  diagnostics: Diagnostic[]
}

/** The texts of a site and their translations. */
export type TranslationWork = {
  site: LoadedSite
  /** The language of the source. */
  from: string
  /** The languages that the site file names, and those that have a folder of mirrors. */
  tags: string[]
  /** Names of the content files. */
  sources: ReadonlySet<string>
  /** A content file in a language, whether it has a mirror or not; `undefined` if there is no such file. */
  fileIn: (tag: string, source: string) => TranslatedFile | undefined
  /** The files of a language: those with a mirror, the site file, and the shared data that pages with a mirror show. */
  filesIn: (tag: string) => TranslatedFile[]
  /** Pages that are in the source language alone. */
  pagesWithout: (tag: string) => string[]
}

const titleOf = (value: unknown): string | undefined => {
  if (!isMapping(value)) return undefined
  const title = value['title'] ?? value['name']
  return typeof title === 'string' ? title : undefined
}

/** Which pages show each file of shared data, and what is gated: a page with a password, and data that only such pages show. */
function reachOf({ material: { files, shared } }: LoadedSite) {
  const uses = new Map(files.map((file) => [file, writtenUses(file, shared.collections)]))
  const pages = pagesByFile(files, uses)
  const isGatedPage = ({ parsed: { value } }: (typeof files)[number]) => isMapping(value) && value['gate'] !== undefined
  const gated = new Set<string>(files.flatMap((file) => (file.kind === 'page' && isGatedPage(file) ? [file.name] : [])))
  const shows = ({ kind, name }: ContentName): string[] => (kind === 'page' ? [name] : [...(pages.get(name) ?? [])])
  return {
    shows,
    isGated: (one: ContentName) => {
      const shownOn = shows(one)
      return shownOn.length > 0 && shownOn.every((page) => gated.has(page))
    },
  }
}

/** What there is to translate on a site, and what has been. */
export function translationWork(content: Content, site: LoadedSite): TranslationWork {
  const { material } = site
  const translations = content.translations()
  const byName = new Map(material.files.map((one) => [one.file, one]))
  const { shows, isGated } = reachOf(site)
  const [first, ...others] = site.site.languages
  const mirrors = content.names().flatMap((name) => mirrorOf(name) ?? [])
  const mirroredIn = (tag: string) => new Set(mirrors.flatMap((one) => (one.tag === tag ? [one.source] : [])))

  // Each text of a translator asks for its file.
  const fileIn = memoizeTexts((tag: string, source: string): TranslatedFile | undefined => {
    const one = byName.get(source)
    if (one === undefined) return undefined
    const read = one.kind === 'page' ? translations.ofPage(tag, one) : translations.ofData(tag, one)
    const title = titleOf(one.parsed.value)
    return {
      source,
      mirror: content.fileOf(mirrorName(tag, source)),
      hasMirror: translations.mirrorAt(tag, source) !== undefined,
      isGated: isGated(one),
      ...(title !== undefined && { title }),
      units: read.units,
      unused: read.unused,
      diagnostics: read.diagnostics,
    }
  })

  /** Whether a mirror of it changes nothing but words: that of a record, a template or a matrix says that pages exist. */
  const isPlainData = ({ kind, name }: ContentName) => {
    const [folder = ''] = name.split('/')
    return kind === 'data' && !['templates', 'coverage'].includes(folder) && !(folder in material.shared.collections)
  }

  /** Whether a generated page may be in a language: its template and its records have mirrors. */
  function isCombined({ parsed: { value } }: (typeof material.files)[number], mirrored: ReadonlySet<string>): boolean {
    if (!isMapping(value) || !isGenerated(value)) return false
    const records = Object.entries(material.shared.collections).flatMap(([name, { one }]) =>
      typeof value[one] === 'string' ? [`${name}/${value[one]}`] : [],
    )
    return [`templates/${value['template']}`, ...records].every((name) => mirrored.has(`_data/${name}.yaml`))
  }

  return {
    site,
    from: first?.tag ?? new Intl.Locale(site.language.locale).language,
    tags: [...new Set([...others.map(({ tag }) => tag), ...mirrors.map(({ tag }) => tag)])].sort(),
    sources: new Set(byName.keys()),
    fileIn,
    filesIn: (tag) => {
      const mirrored = mirroredIn(tag)
      const pagesThere = new Set<string>(
        material.files.flatMap((one) =>
          one.kind === 'page' && (mirrored.has(one.file) || isCombined(one, mirrored)) ? [one.name] : [],
        ),
      )
      const shown = material.files.filter((one) => isPlainData(one) && shows(one).some((page) => pagesThere.has(page)))
      const sources = new Set([...mirrored, '_data/site.yaml', ...shown.map(({ file }) => file)])
      return [...sources].sort().flatMap((source) => fileIn(tag, source) ?? [])
    },
    pagesWithout: (tag) => {
      const mirrored = mirroredIn(tag)
      return material.files.flatMap(({ kind, file, parsed }) =>
        kind === 'page' && !mirrored.has(file) && !isGenerated(parsed.value) ? [file] : [],
      )
    },
  }
}
