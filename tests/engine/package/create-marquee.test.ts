import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import creator from '../../../create-marquee/package.json' with { type: 'json' }
import engine from '../../../package.json' with { type: 'json' }
import { siteAnswersSchema } from '../../../src/cli/support/new/site-answers.ts'

const program = resolve('create-marquee/create-marquee.mjs')
let folder: string
let programs: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-create-'))
  programs = join(folder, '.programs')
  mkdirSync(programs)
  writeProgram('git', '#!/bin/sh\nmkdir -p .git')
  // Installs an engine that writes down how it is called.
  writeProgram(
    'npm',
    `#!/bin/sh
if [ "$1" = install ]; then
  mkdir -p node_modules/marquee
  echo '{ "bin": { "marquee": "bin.cjs" } }' > node_modules/marquee/package.json
  echo 'require("fs").writeFileSync("calls.json", JSON.stringify(process.argv.slice(2)))' > node_modules/marquee/bin.cjs
fi`,
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeProgram(name: string, text: string): void {
  writeFileSync(join(programs, name), `${text}\n`)
  chmodSync(join(programs, name), 0o755)
}

type Result = { status: number; stdout: string; stderr: string }

/** Runs the program in the folder, with `input` as what a person types. */
const create = (argv: readonly string[], input = '') =>
  new Promise<Result>((done) => {
    const env = { PATH: `${programs}:/bin` }
    const child = execFile(process.execPath, [program, ...argv], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ status: Number(error?.code ?? 0), stdout, stderr }),
    )
    child.stdin?.end(input)
  })

const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

describe('npm create marquee', () => {
  it('writes a repository, installs it, has its content written, and says what comes next', async () => {
    const { status, stdout } = await create(['acme', '--yes', '--name', "Ada's Bicycles", '--colour', '#7a1f5c'])
    expect(status).toBe(0)
    expect(stdout).toContain('  cd acme\n  npm start')
    expect(readdirSync(join(folder, 'acme')).sort()).toEqual([
      '.dockerignore',
      '.git',
      '.github',
      '.gitignore',
      '.vscode',
      'Containerfile',
      'README.md',
      'calls.json',
      'node_modules',
      'package.json',
      'tsconfig.json',
    ])
    expect(readJson('acme/package.json')).toMatchObject({
      name: 'acme',
      scripts: { start: 'marquee start', dev: 'marquee dev', test: 'marquee test' },
      dependencies: { marquee: `^${engine.version}` },
    })
    expect(readFileSync(join(folder, 'acme/README.md'), 'utf8')).toMatch(/^# Ada's Bicycles\n/)
    expect(readJson('acme/calls.json')).toEqual([
      ...['new', 'site', 'pages', '--name', "Ada's Bicycles", '--colour', '#7a1f5c'],
    ])
  })

  it('asks for what was not given', async () => {
    const { status, stdout } = await create(['--trade', 'Bakery'], 'bread\nBread & Co\nstudio\n\n#aa3300\n')
    expect(status).toBe(0)
    expect(stdout).not.toContain('What it does')
    expect(readJson('bread/calls.json')).toEqual([
      ...['new', 'site', 'pages', '--name', 'Bread & Co', '--trade', 'Bakery'],
      ...['--start', 'studio', '--colour', '#aa3300'],
    ])
  })

  it.each([
    ['--name', ''],
    ['--name', 'x'.repeat(61)],
    ['--trade', 'Bakery {city.name}'],
    ['--start', 'shop'],
    ['--language', 'english, please'],
    ['--colour', 'red'],
    ['--colour', '#12345'],
  ])('refuses %s %j before it installs anything, in the words of the engine', async (option, value) => {
    const { status, stderr } = await create(['acme', '--yes', option, value])
    const { error } = siteAnswersSchema.safeParse({ [option.slice(2)]: value })
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${error?.issues[0]?.message}\n` })
    expect(existsSync(join(folder, 'acme'))).toBe(false)
  })

  it('asks again after an answer that cannot be taken', async () => {
    const { stdout } = await create(
      ['bread', '--name', 'Bread', '--trade', 'Bakery'],
      'shop\nlocal\nde\nred\n#aa3300\n',
    )
    expect(stdout).toContain('The starting point is local, product or studio.')
    expect(stdout).toContain('The colour has six digits, such as #1f5fa8.')
    expect(readJson('bread/calls.json')).toContain('#aa3300')
  })

  it('takes another version of the engine, a file from its own folder', async () => {
    await create(['acme', '--yes', '--marquee', './marquee.tgz'])
    expect(readJson('acme/package.json').dependencies.marquee).toBe('file:../marquee.tgz')
    await create(['other', '--yes', '--marquee', '1.2.3'])
    expect(readJson('other/package.json').dependencies.marquee).toBe('1.2.3')
  })

  it('takes an empty folder, and one that holds only a repository', async () => {
    mkdirSync(join(folder, 'acme/.git'), { recursive: true })
    expect(await create(['acme', '--yes'])).toMatchObject({ status: 0 })
  })

  it.each([
    ['a folder with files', ['full', '--yes'], /^`full` holds files already\. Name a new folder: npm create marquee@/],
    ['a file', ['file', '--yes'], /^`file` is a file\. Name a new folder\.$/m],
    [
      'a name that npm refuses',
      ['Ada & Co', '--yes'],
      /^`Ada & Co` cannot be the name of a package\. Use small letters/,
    ],
  ])('refuses %s', async (_, argv, words) => {
    mkdirSync(join(folder, 'full'))
    writeFileSync(join(folder, 'full/mine.txt'), 'mine')
    writeFileSync(join(folder, 'file'), 'mine')
    const { status, stderr } = await create(argv)
    expect(status).toBe(1)
    expect(stderr).toMatch(words)
    expect(readdirSync(folder).sort()).toEqual(['.programs', 'file', 'full'])
  })

  it.each([[['--colours', 'red']], [['one', 'two']]])('prints its usage for %j', async (argv) => {
    const { status, stderr } = await create(argv)
    expect(status).toBe(2)
    expect(stderr).toContain('Usage: npm create marquee@latest')
  })

  it('says that npm is missing before it writes anything', async () => {
    writeProgram('npm', '#!/bin/sh\nexit 1')
    const { status, stderr } = await create(['acme', '--yes'])
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'npm does not run. It is part of Node.js: install that from https://nodejs.org, then run the command again.\n',
    })
    expect(existsSync(join(folder, 'acme'))).toBe(false)
  })

  it('leaves what it wrote if the packages cannot be installed, and says how to go on', async () => {
    writeProgram('npm', '#!/bin/sh\n[ "$1" = --version ]')
    const { status, stderr } = await create(['acme', '--yes', '--name', "Ada's"])
    expect(status).toBe(1)
    expect(stderr).toContain(`The packages could not be installed. What was written stays in acme/. To go on:

  cd acme
  npm install
  npx marquee new site pages --name 'Ada'\\''s'
`)
    expect(existsSync(join(folder, 'acme/package.json'))).toBe(true)
  })

  it('goes without git, and says so', async () => {
    writeProgram('git', '#!/bin/sh\nexit 1')
    const { status, stdout } = await create(['acme', '--yes'])
    expect(status).toBe(0)
    expect(stdout).toContain('git init')
  })

  it('has the version of the engine, and names the tools that the engine is tested with', async () => {
    expect(creator.version).toBe(engine.version)
    await create(['acme', '--yes'])
    expect(engine.devDependencies).toMatchObject(readJson('acme/package.json').devDependencies)
  })
})
