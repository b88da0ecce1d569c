import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { command } from '../../../src/cli/options.ts'
import { isTemporary, removeTemporaryFiles, temporaryBeside } from '../../../src/files/temporary-files.ts'
import { writeFileAtomic } from '../../../src/files/write-file-atomic.ts'

function folderOf(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-temporary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), 'half of a te')
  }
  return {
    folder,
    names: () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  }
}

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

it('removes temporary files of ended processes in every folder, and nothing else', async () => {
  const pid = await endedProcess()
  const kept = ['about.yaml', '.about.yaml.swp', 'draft.yaml', `.about.yaml.${process.ppid}-0a1b2c3d.draft`]
  const left = [`.about.yaml.${pid}-0a1b2c3d.draft`, `oc/.ushers.yaml.${pid}-0a1b2c3d.draft`]
  const { folder, names } = folderOf(...kept, ...left)
  removeTemporaryFiles(folder)
  expect(
    names()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...kept].sort())
})

it('removes a temporary file from before this process had its id, and none that it is writing', () => {
  const { folder, names } = folderOf()
  const [old, own] = [temporaryBeside(join(folder, 'old.yaml')), temporaryBeside(join(folder, 'own.yaml'))]
  for (const temporary of [old, own]) writeFileSync(temporary, '')
  utimesSync(old, 1, 1)
  removeTemporaryFiles(folder)
  expect(names().map(({ name }) => name)).toEqual([basename(own)])
})

it('removes what earlier versions left under a UUID, unless it may still be written', () => {
  const old = [
    'oc/.booth-staff.yaml.0a1b2c3d-1234-4abc-8def-0123456789ab',
    '._public.0a1b2c3d-1234-4abc-8def-0123456789ab',
  ]
  const kept = [
    '.new.yaml.0a1b2c3d-1234-4abc-8def-0123456789ab',
    'a.0a1b2c3d-1234-4abc-8def-0123456789ab',
    '.a.0a1b2c3d',
  ]
  const { folder, names } = folderOf(...old, ...kept)
  for (const name of [...old, ...kept.slice(1)]) utimesSync(join(folder, name), 1, 1)
  removeTemporaryFiles(folder)
  expect(
    names()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...kept].sort())
})

it('leaves no temporary file of a file that cannot be written', () => {
  const { folder, names } = folderOf('la/ushers.yaml')
  expect(() => writeFileAtomic(join(folder, 'la'), 'a text')).toThrow()
  expect(names().filter(({ name }) => isTemporary(name))).toEqual([])
})

it.each([
  [[], []],
  [['/la/ushers'], []],
  [['/la/ushers', '/nyc/ushers'], ['--check']],
])(
  'every command that is used right removes drafts of the content and of its studio: %j %j',
  async (given, options) => {
    const end = `${await endedProcess()}-0a1b2c3d.draft`
    const left = [`pages/la/.ushers.yaml.${end}`, `.marquee/studio/pages/.journal.jsonl.${end}`]
    const ofOtherSite = `.marquee/studio/shop/.token.${end}`
    const { folder, names } = folderOf(...left, ofOtherSite)
    const call = command('npm run x --', 'A command.').argument('[pages...]').option('--check')
    call.parse([...given, ...options, '--site', join(folder, 'pages')], { from: 'user' })
    expect(names().map(({ name }) => name)).toEqual([basename(ofOtherSite)])
    expect(call.opts()).toMatchObject({ pages: join(folder, 'pages') })
  },
)
