import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { changedMirror, type MirrorChange } from '../../../content/translations/work/mirror-text.ts'
import { readText } from '../../../files/read-text.ts'
import { writeFileAtomic } from '../../../files/write-file-atomic.ts'
import type { Taken } from './import-plan.ts'

/** The changes of a mirror that write translations. */
export const changesOf = (taken: readonly Taken[]): MirrorChange[] =>
  taken.map(({ unit, source, text, by }) => ({
    kind: 'write',
    key: unit.written ?? unit.path,
    translation: { source, text, ...(by && { by }) },
  }))

/** The texts of the mirrors after changes, by their paths. All of them are computed before one is written. */
export async function changedMirrors(
  changes: ReadonlyMap<string, readonly MirrorChange[]>,
): Promise<ReadonlyMap<string, string>> {
  const after = new Map<string, string>()
  for (const [mirror, ones] of changes) {
    const before = await readText(mirror)
    const text = changedMirror(before, ones)
    if (text !== before) after.set(mirror, text)
  }
  return after
}

export function writeMirrors(texts: ReadonlyMap<string, string>): void {
  for (const [mirror, text] of texts) {
    mkdirSync(dirname(mirror), { recursive: true })
    writeFileAtomic(mirror, text)
  }
}
