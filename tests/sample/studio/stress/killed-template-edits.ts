import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileHashes } from '../../../support/file-hashes.ts'
import { setField, startStudioCommand } from './studio-process.ts'

type Killed = {
  step: 'edit' | 'undo'
  /** How many files were written when the studio was killed. */
  written: number
  /** What the files were after the next start. */
  files: 'before the edit' | 'edited' | 'torn'
  /** Files that neither state has. */
  left: string[]
  /** What the next start printed besides its address. */
  printed: string
}

/** Waits until a file is replaced. */
async function replaced(path: string): Promise<void> {
  const { ino } = statSync(path)
  while (statSync(path, { throwIfNoEntry: false })?.ino === ino) await setTimeout(1)
}

/**
 * Edits the template of a page, undoes it, and so on, `count` times. Each time the studio is killed while it writes the pages
 * that follow the template, at moments from the first to the last file, then started once and asked for the page.
 */
export async function killedTemplateEdits(pages: string, { page, count }: { page: string; count: number }) {
  let studio = await startStudioCommand(pages)
  async function edit() {
    const { file, hashes } = await studio.page(page)
    const edits = [setField('title', '{service.plural} for {city.name}')]
    return studio.edit({
      label: 'Edit title',
      files: [{ file, hash: hashes[file] as string, edits, inTemplate: true }],
    })
  }
  const texts = () => JSON.stringify([...fileHashes(pages)])
  const before = texts()
  const whole = await edit()
  if (whole.kind !== 'saved') throw new Error(JSON.stringify(whole))
  const edited = texts()
  const names = new Set(fileHashes(pages).keys())
  const paths = whole.files.map(({ file }) => join(pages, file.replace(/^.*?pages\//, '')))
  await studio.undo()

  const found: Killed[] = []
  for (let round = 0; round < count; round++) {
    const isUndo = texts() === edited
    const inodes = paths.map((path) => statSync(path).ino)
    const moment = Math.round((round * (paths.length - 1)) / Math.max(1, count - 1))
    const reached = replaced(paths[moment] as string)
    const writing = (isUndo ? studio.undo() : edit()).catch(() => undefined)
    await reached
    await studio.kill()
    await writing
    const written = paths.filter((path, index) => statSync(path).ino !== inodes[index]).length
    studio = await startStudioCommand(pages)
    await studio.page(page)
    const now = texts()
    found.push({
      step: isUndo ? 'undo' : 'edit',
      written,
      files: now === before ? 'before the edit' : now === edited ? 'edited' : 'torn',
      left: [...fileHashes(pages).keys()].filter((name) => !names.has(name)),
      printed: studio.printed().replace(/^http.*\n/, ''),
    })
  }
  await studio.kill()
  return { all: paths.length, found }
}
