import { join, resolve } from 'node:path'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { LockState } from '../../schema/lock-file.ts'
import { apply, findGenerated, readText, readTexts } from './disk.ts'
import { expand, type Material } from './expand.ts'
import { lockFile, readLock, writeLock } from './lock.ts'
import { readData, readMaterial } from './material.ts'
import { lockAfter, plan, type Situation, type Step, touches } from './plan.ts'

/** The plan of a run, or what prevents it. */
export type Prepared =
  | { kind: 'errors'; diagnostics: Diagnostic[]; sources: (file: string) => string | undefined }
  | { kind: 'newer-lock' }
  | {
      kind: 'ready'
      folder: string
      material: Material
      situation: Situation
      steps: Step[]
      lockState: LockState
      /** Whether files or the lock would change. */
      outdated: boolean
    }

type Options = {
  /** Folder that paths in diagnostics are relative to. */
  root: string
  /** The content folder, relative to `root` or absolute. */
  pages: string
  /** Pages whose edits are discarded, by path below the content folder. */
  givenBack?: ReadonlySet<string>
}

/** Reads the content and the lock, and plans the run. Writes nothing. */
export async function prepare({ root, pages, givenBack = new Set() }: Options): Promise<Prepared> {
  const folder = resolve(root, pages)
  const data = await readData(root, folder)
  const { material, diagnostics } = readMaterial(data)
  const expanded = material && expand(material)
  const errors = [...diagnostics, ...(expanded?.diagnostics ?? [])]
  if (material === undefined || expanded === undefined || errors.length > 0) {
    const texts = new Map([...data.files.values()].map(({ source }) => [source.file, source.text]))
    return { kind: 'errors', diagnostics: errors, sources: (file) => texts.get(file) }
  }
  const lockText = await readText(join(folder, lockFile))
  const { state, lock } = readLock(lockText)
  if (state === 'newer') return { kind: 'newer-lock' }
  const known = new Set([...expanded.files.keys(), ...lock.keys()])
  const others = state === 'read' ? [] : await findGenerated(folder)
  const present = await readTexts(folder, [...new Set([...known, ...others])], expanded.files)
  const situation: Situation = { wanted: expanded.files, present, lock, givenBack }
  const steps = plan(situation)
  const outdated = steps.some(touches) || writeLock(lockAfter(steps, lock)) !== lockText
  return { kind: 'ready', folder, material, situation, steps, lockState: state, outdated }
}

/** Carries out what {@link prepare} planned. */
export const carryOutPlan = ({ folder, steps, situation }: Extract<Prepared, { kind: 'ready' }>) =>
  apply(folder, steps, situation)
