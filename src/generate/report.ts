import { referenceLists } from '../../schema/collections/collections.ts'
import { commandLine } from '../../schema/command-line.ts'
import { listed } from '../../schema/diagnostic.ts'
import { escaped } from '../../schema/links/markdown-links.ts'
import type { LockState } from '../../schema/lock-file.ts'
import type { NamedRecords } from '../../schema/matrix/matrix-entries.ts'
import { lineDiff } from '../content/compare/line-diff.ts'
import type { Converted } from './generate.ts'
import { withOverridesInPlace } from './generated-text.ts'
import { lockFile } from './lock.ts'
import type { Material } from './matrix-pages.ts'
import { type PlannedStep, type Situation, touches } from './plan.ts'

/** How many names of a long list are shown. */
const maxListed = 20

/** How many changed records are named whose pages need not be written. */
const maxShown = 3

const headings: [action: PlannedStep['action'], heading: string][] = [
  ['create', 'New'],
  ['update', 'Changed by the template or the data'],
  ['restore', 'Deleted by hand, and written again as long as the matrix lists them'],
  ['override', 'Edited by hand: what differs is under `overrides:` now'],
  ['discard-edits', 'Edits discarded'],
  ['delete', 'No longer in the matrix: deleted'],
  ['detached', 'Detached from the template: left as they are'],
  ['edited', 'Edited so that `overrides:` cannot say it: left as they are, not updated'],
  ['orphaned-edited', 'Edited by hand and no longer in the matrix: left as they are'],
  ['unmanaged', 'Pages that were never generated: left as they are'],
]

const counted: Record<PlannedStep['action'], string> = {
  create: 'new',
  update: 'changed',
  restore: 'restored',
  override: 'with edits as overrides',
  'discard-edits': 'with edits discarded',
  delete: 'deleted',
  detached: 'detached',
  edited: 'edited by hand',
  'orphaned-edited': 'outside the matrix',
  unmanaged: 'of your own',
  same: 'up to date',
}

/** The message about a lock that cannot be read; `undefined` if there is no problem. */
export const describeLock = (state: LockState): string | undefined => {
  const found = {
    missing: `There is no ${lockFile}`,
    broken: `${lockFile} cannot be read`,
    older: `${lockFile} was written by an older version`,
    newer: `${lockFile} was written by a newer version of Marquee`,
  }
  return state === 'read'
    ? undefined
    : state === 'newer'
      ? `${found.newer}. Nothing was written. Update Marquee, or delete the lock file: all pages that differ then count as edited, and stay as they are.`
      : `${found[state]}, so edited pages cannot be distinguished from outdated ones: every page that differs stays as it is.`
}

const address = (path: string) => `/${path.replace(/\.yaml$/, '')}`

const aliasAdvice = (removed: string) =>
  `${removed} would answer 404. To catch it, add it to \`aliases\` of the page that should answer, such as pages/locations.yaml.`

/** The records that a generated page names. */
const namedIn = (text: string, words: ReadonlyMap<string, string>): NamedRecords =>
  new Map(
    [...words.keys()].flatMap((word) => {
      const slug = new RegExp(`^${escaped(word)}: ([a-z0-9-]+)$`, 'm').exec(text)?.[1]
      return slug === undefined ? [] : [[word, slug] as const]
    }),
  )

/**
 * How to redirect the address of a page that left its matrix: what to write, and in which file. The target is the page
 * of another record: one that the missing record refers to, else the first of its collection with such a page. The last
 * collection is tried first.
 */
function redirectAdvice({ path, text }: PlannedStep, { matrices, records, words, collections }: Material): string {
  const removed = address(path)
  const named = namedIn(text, words)
  const name = /^template: (\S+)$/m.exec(text)?.[1]
  const home = matrices.find(({ template }) => template.name === name)
  for (const [word, slug] of [...named].reverse()) {
    const others = [...named].filter(([one]) => one !== word)
    const collection = words.get(word) ?? ''
    const instead = (home?.rows ?? [])
      .filter((row) => others.every(([one, other]) => row.named.get(one) === other))
      .flatMap((row) => row.named.get(word) ?? [])
    const references = [...referenceLists(collections, collection)].flatMap(([field, to]) =>
      to === collection ? records.get(word)?.get(slug)?.[field] : [],
    )
    const record = references.find((one) => instead.includes(String(one))) ?? instead[0]
    if (home === undefined || record === undefined) continue
    const isGone = !home.rows.some((row) => row.named.get(word) === slug)
    const limits = others.map(([one, other]) => `${words.get(one)}: [${other}]`).join(', ')
    const [what, target] = isGone
      ? [`the addresses of ${slug}`, record]
      : ['it', `{ record: ${record}, with: { ${limits} } }`]
    return `${removed} would answer 404. To catch ${what}, add under \`aliases: ${collection}:\` in ${home.file}:\n      ${slug}: ${target}`
  }
  return aliasAdvice(removed)
}

function nextSteps(steps: readonly PlannedStep[]): string[] {
  const edited = steps.find(({ action }) => action === 'edited' || action === 'orphaned-edited')
  if (edited === undefined) return []
  const name = address(edited.path)
  return [
    [
      `Compare with the template:     ${commandLine('generate', `--diff ${name}`)}`,
      `Turn the edit into overrides:  ${commandLine('generate', `--to-overrides ${name}`)}`,
      `Discard edits:                 ${commandLine('generate', `--discard-edits ${name}`)}`,
      'Keep it as it is:              write `detached: true` below `template:`',
    ].join('\n'),
  ]
}

/** What a run does or did, by kind, and a summary: `3 pages: 1 changed, 2 unchanged.` */
export function describeSteps(steps: readonly PlannedStep[], material: Material): string {
  const lists = headings.flatMap(([action, heading]) => {
    const found = steps.filter((step) => step.action === action)
    if (found.length === 0) return []
    const lines = found.slice(0, maxListed).map((step) => {
      const advice = action === 'delete' ? `\n    ${redirectAdvice(step, material)}` : ''
      return `  ${step.path}${advice}`
    })
    const rest = found.length > maxListed ? [`  and ${found.length - maxListed} more`] : []
    return [[`${heading}:`, ...lines, ...rest].join('\n')]
  })
  return [...lists, ...nextSteps(steps), summary(steps)].join('\n\n')
}

const countedPages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`

/**
 * For each changed record, how many pages show it although no page file changes: the files contain tokens, whose values
 * come from the records. `records` are files of `_data/`, such as `cities/la`; `nameOf` returns their file names.
 */
export function describeShown(
  steps: readonly PlannedStep[],
  material: Material,
  records: readonly string[],
  nameOf: (record: string) => string,
): string[] {
  const said = shownRecords(steps, material, records, nameOf)
  return said.length > maxShown
    ? [`The pages of ${said.length} changed records show what is new in them already, nothing to write.`]
    : said
}

function shownRecords(
  steps: readonly PlannedStep[],
  { words, matrices }: Material,
  records: readonly string[],
  nameOf: (record: string) => string,
): string[] {
  const same = new Set(steps.flatMap(({ action, path }) => (action === 'same' ? [address(path)] : [])))
  return records.flatMap((record) => {
    const isOf = ([word, slug]: [string, string]) => record === `${words.get(word)}/${slug}`
    const pages = matrices.flatMap(({ rows }) => rows.filter(({ named }) => [...named].some(isOf)))
    if (pages.length === 0 || !pages.every(({ path }) => same.has(path))) return []
    const verb = pages.length === 1 ? 'shows' : 'show'
    return [`${countedPages(pages.length)} ${verb} what is new in ${nameOf(record)} already, nothing to write.`]
  })
}

function summary(steps: readonly PlannedStep[]): string {
  const counts = Object.entries(counted).flatMap(([action, words]) => {
    const number = steps.filter((step) => step.action === action).length
    return number === 0 ? [] : [`${number} ${words}`]
  })
  return `${countedPages(steps.length)}: ${listed(counts)}.`
}

/** The message if a run would change something but should only check. */
export function describeOutdated(steps: readonly PlannedStep[]): string {
  const count = steps.filter(touches).length
  const found =
    count === 0
      ? `All pages are up to date, but ${lockFile}, which distinguishes edited pages from others, is not.`
      : `${count} of ${steps.length} generated pages ${count === 1 ? 'is' : 'are'} not what the template and the data give now.`
  return `${found} Nothing was written.\nRun \`${commandLine('generate')}\`, look at what it changes, and commit that together with the change that caused it.`
}

/** Which pages have their edits as overrides now, and which are detached. */
export function describeConverted(converted: Converted): string {
  if (converted.length === 0) return 'No page was edited outside `overrides:`.'
  const list = (heading: string, isDetached: boolean) => {
    const paths = converted.filter(({ detached }) => detached === isDetached).map(({ path }) => `  ${path}`)
    return paths.length === 0 ? [] : [[heading, ...paths].join('\n')]
  }
  return [
    ...list('What differs is under `overrides:` now:', false),
    ...list('Detached, since blocks or fields were added or removed:', true),
    `Now run: ${commandLine('generate')}`,
  ].join('\n\n')
}

/** How a page differs from its template, overrides included: `-` is yours, `+` is the template's. */
export function describeDiff(path: string, { present, expected }: Situation): string {
  const text = expected.get(path)
  if (text === undefined) return `${path} is no longer in the matrix; the template gives nothing for it.`
  const lines = lineDiff(withOverridesInPlace(present.get(path) ?? ''), text)
  return lines.length === 0
    ? `${path} is what the template gives.`
    : [`${path}: - is the page, + is the template`, '', ...lines].join('\n')
}
