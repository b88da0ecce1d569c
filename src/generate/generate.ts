import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { LockState } from '../../schema/lock-file.ts'
import { applyOverrides } from '../content/overrides/apply-overrides.ts'
import { parse } from '../content/parse/parse.ts'
import { readText } from '../files/read-text.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { applySteps, findGenerated, readTexts } from './disk.ts'
import { lockFile, readLock, writeLock } from './lock.ts'
import { checkMaterial, readData } from './material.ts'
import { expand, type Material } from './matrix-pages.ts'
import { lockAfter, type PlannedStep, plan, type Situation, touches } from './plan.ts'
import { detached, toOverrides } from './to-overrides.ts'

/** The plan of a run, or what prevents it. */
export type Prepared =
  | { kind: 'errors'; diagnostics: Diagnostic[]; sources: (file: string) => string | undefined }
  | { kind: 'newer-lock' }
  | {
      kind: 'ready'
      root: string
      folder: string
      material: Material
      situation: Situation
      steps: PlannedStep[]
      lockState: LockState
      /** Whether files or the lock would change. */
      outdated: boolean
    }

/** A plan that can be run. */
export type Ready = Extract<Prepared, { kind: 'ready' }>

type Options = {
  /** Folder that paths in diagnostics are relative to. */
  root: string
  /** The content folder, relative to `root` or absolute. */
  pages: string
  /** Pages whose edits are discarded, by path below the content folder. */
  discarded?: ReadonlySet<string>
  /** Texts in place of those of files in `_data/`, by path from the root; a file without one is gone. */
  texts?: ReadonlyMap<string, string | undefined>
  /** Texts that a page had earlier, the newest first, by its path below the content folder. */
  earlierTexts?: (path: string) => Iterable<string>
}

/** Whether a content folder has matrices, or had some whose pages are still there. Many sites have none. */
export const hasMatrices = (folder: string): boolean =>
  ['_data/coverage', lockFile].some((name) => existsSync(join(folder, name)))

/** Reads the content and the lock, and plans the run. Writes nothing. */
export async function prepare({ root, pages, discarded = new Set(), texts, earlierTexts }: Options): Promise<Prepared> {
  const folder = resolve(root, pages)
  const data = await readData(root, folder, texts)
  const { material, diagnostics } = checkMaterial(data)
  const expanded = material && expand(material)
  const errors = [...diagnostics, ...(expanded?.diagnostics ?? [])]
  if (material === undefined || expanded === undefined || errors.length > 0) {
    const texts = new Map([...data.files.values()].map(({ source }) => [source.file, source.text]))
    return { kind: 'errors', diagnostics: errors, sources: (file) => texts.get(file) }
  }
  const lockText = await readText(join(folder, lockFile))
  const { state, lock } = readLock(lockText)
  if (state === 'newer') return { kind: 'newer-lock' }
  const expected = new Set([...expanded.files.keys(), ...lock.keys()])
  const others = state === 'read' ? [] : await findGenerated(folder)
  const present = await readTexts(folder, [...new Set([...expected, ...others])], expanded.files)
  const situation: Situation = { expected: expanded.files, rows: expanded.rows, present, lock, discarded, earlierTexts }
  const steps = plan(situation)
  const outdated = steps.some(touches) || writeLock(lockAfter(steps, lock)) !== lockText
  return { kind: 'ready', root, folder, material, situation, steps, lockState: state, outdated }
}

/** Runs what {@link prepare} planned. */
export const runPlan = ({ folder, steps, situation }: Ready) => applySteps(folder, steps, situation)

/**
 * Pages whose edits became overrides, and those that are detached, since their blocks differ from those of the
 * template.
 */
export type Converted = { path: string; text: string; detached: boolean }[]

/** The edited pages of a run with their edits as overrides; of `only`, if it names any. Writes nothing. */
export const editsAsOverrides = ({ situation, steps }: Ready, only: readonly string[]): Converted =>
  steps.flatMap(({ action, path, text }) => {
    if ((action !== 'edited' && action !== 'override') || (only.length > 0 && !only.includes(path))) return []
    if (action === 'override') return [{ path, text, detached: false }]
    const converted = toOverrides(text, situation.expected.get(path) ?? '')
    return [{ path, text: converted ?? detached(text), detached: converted === undefined }]
  })

/** Writes converted pages. */
export function writeConverted(folder: string, converted: Converted): void {
  for (const { path, text } of converted) writeFileAtomic(join(folder, path), text)
}

/** Overrides that lead nowhere in the pages of a run as they are afterwards, and their texts. */
export function overrideErrors({ root, folder, steps }: Ready) {
  const pages = steps.filter(({ action, text }) => action !== 'delete' && text.includes('\noverrides:'))
  const read = pages.map(({ path, text }) => {
    const file = withSlashes(relative(root, join(folder, path)))
    return applyOverrides(parse({ file, text }))
  })
  const texts = new Map(read.map(({ source }) => [source.file, source.text]))
  return { diagnostics: read.flatMap(({ diagnostics }) => diagnostics), sources: (file: string) => texts.get(file) }
}
