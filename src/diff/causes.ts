import { differingBlocks } from './differing-blocks.ts'
import type { Cause, CauseKind } from './report.ts'
import type { SidePage } from './side/protocol.ts'

/** Folders and files that influence how content becomes pages. */
export const codePaths = ['blocks', 'schema', 'src', 'vite.config.ts'] as const

/** The file that records the installed packages. */
export const packageFile = 'package-lock.json'

/** Code files that no page depends on. */
const beside = /\.test\.tsx?$|^src\/(?:cache|cli|client|diff|editor|gate|generate|hosts|seo|server)\/|\/example\.yaml$/

export type ChangedFiles = { content: readonly string[]; code: readonly string[]; hasOtherPackages: boolean }

/**
 * Selects the files that may change a page. `pages` is the content folder. Lock files are ignored: they only record.
 */
export function sortFiles(files: Iterable<string>, pages: string): ChangedFiles {
  const all = [...files].sort()
  const content = all.filter(
    (file) => /^public\//.test(file) || (file.startsWith(`${pages}/`) && !/\.lock\.json$/.test(file)),
  )
  const isCode = (file: string) => codePaths.some((place) => file === place || file.startsWith(`${place}/`))
  return {
    content,
    code: all.filter((file) => isCode(file) && !beside.test(file)),
    hasOtherPackages: all.includes(packageFile),
  }
}

const kindOfFile = (file: string): CauseKind => {
  if (file.includes('/_data/fragments/')) return 'fragment'
  if (file.includes('/_data/templates/')) return 'template'
  if (/(?:^|\/_)public\//.test(file)) return 'picture'
  return file.includes('/_data/') ? 'data' : 'page'
}

const listed: Cause = { kind: 'list', name: 'other pages and records that it lists' }

type Versions = { before?: SidePage | undefined; after?: SidePage | undefined }

/**
 * The changed files that a page uses. A generated page contains its template: its own file then changed because of the
 * template.
 */
export function contentCauses({ before, after }: Versions, content: readonly string[]): Cause[] {
  const own = new Set([before?.file, after?.file])
  const ownFile = content.find((file) => own.has(file))
  const uses = [...new Set([...(before?.uses ?? []), ...(after?.uses ?? [])])].sort()
  const causes = uses.map((name): Cause => ({ kind: kindOfFile(name), name }))
  const template = causes.find(({ kind }) => kind === 'template')
  const isGenerated = (after ?? before)?.isGenerated === true
  const matrix = content.find((file) => file.includes('/_data/coverage/'))
  if (ownFile === undefined) return orListed(causes.filter(({ kind }) => kind !== 'template'))
  if (template && isGenerated) return causes
  if (isGenerated && matrix !== undefined && !(before && after)) return [...causes, { kind: 'data', name: matrix }]
  return [...causes, { kind: 'page', name: ownFile }]
}

const orListed = (causes: readonly Cause[]) => (causes.length > 0 ? [...causes] : [listed])

/** Types of the blocks that differ between two renderings of a page. */
const differingTypes = (one: SidePage, other: SidePage): string[] => [
  ...new Set(differingBlocks(one, other).map(({ before, after }) => (after ?? before)?.[1] ?? '')),
]

const engineOf = (code: readonly string[]): Cause | undefined => {
  const engine = code.filter((file) => !/^blocks\/[^/]+\//.test(file))
  const folders = [...new Set(engine.map((file) => file.split('/').slice(0, 2).join('/')))]
  return engine.length === 0 ? undefined : { kind: 'engine', name: folders.join(', ') }
}

/**
 * The code that renders the same content differently: the folders of the blocks that differ, and the engine if the
 * folder of a differing block did not change.
 */
export function codeCauses(one: SidePage, other: SidePage, code: readonly string[]): Cause[] {
  const types = one.isGated ? [] : differingTypes(one, other)
  const hasChanged = (type: string) => code.some((file) => file.startsWith(`blocks/${type}/`))
  const blocks = types.filter(hasChanged).map((type): Cause => ({ kind: 'block', name: `blocks/${type}/` }))
  const engine = engineOf(code)
  const isEngine = blocks.length === 0 || types.some((type) => !hasChanged(type))
  if (!isEngine) return blocks
  return [...blocks, engine ?? { kind: 'engine', name: 'blocks/' }]
}
