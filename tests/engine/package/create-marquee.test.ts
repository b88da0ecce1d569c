import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
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
  writeProgram('npm', installer('node_modules'))
})
/** A package manager that installs an engine into a folder, which writes down how it is called. */
const installer = (packages: string) => `#!/bin/sh
if [ "$1" = install ]; then
  mkdir -p ${packages}/marquee/src/cli ${packages}/marquee/schema/language/ready
  echo '{ "bin": { "marquee": "src/cli/bin.cjs" } }' > ${packages}/marquee/package.json
  touch ${packages}/marquee/schema/language/ready/de.yaml
  echo 'require("fs").writeFileSync("calls.json", JSON.stringify(process.argv.slice(2)))' > ${packages}/marquee/src/cli/bin.cjs
fi`
afterEach(() => rmSync(folder, { recursive: true }))

function writeProgram(name: string, text: string): void {
  writeFileSync(join(programs, name), `${text}\n`)
  chmodSync(join(programs, name), 0o755)
}

type Result = { status: number; stdout: string; stderr: string }

/** A person whom git knows. */
const person = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

/** Runs git in a folder below that of the test. */
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: join(folder, cwd), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Runs the program in the folder, with `input` as what a person types. */
const create = (argv: readonly string[], input = '', more: NodeJS.ProcessEnv = person) =>
  new Promise<Result>((done) => {
    const env = { PATH: `${programs}:/bin`, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', ...more }
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
      '.gitattributes',
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

  it('begins the repository with a commit on the branch that its workflow listens to', async () => {
    await create(['acme', '--yes'])
    expect(git('acme', 'symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect(git('acme', 'log', '--format=%an: %s')).toBe('Ada: Begin the site')
    expect(git('acme', 'status', '--porcelain')).toBe('')
    expect(git('acme', 'ls-files')).toContain('calls.json')
    expect(git('acme', 'ls-files')).not.toContain('node_modules')
    expect(readFileSync(join(folder, 'acme/.github/workflows/site.yml'), 'utf8')).toContain('branches: [main]')
  })

  it.each([
    ['de-AT', 'Austrian German. What the site says besides, such as “Search”, is in German already.'],
    ['pt-BR', 'Brazilian Portuguese. What the site says besides: npx marquee validate lists the words that it needs.'],
    ['en-GB', undefined],
  ])('says what is left in English for %s: %s', async (language, left) => {
    const { stdout } = await create(['acme', '--yes', '--language', language])
    if (left === undefined) expect(stdout).not.toContain('written in English')
    else expect(stdout).toContain(`The pages are written in English, for you to say in ${left}`)
  })

  it('says how to write the first commit where git knows nobody', async () => {
    const { status, stdout } = await create(['acme', '--yes'], '', {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'user.useConfigOnly',
      GIT_CONFIG_VALUE_0: 'true',
    })
    expect(status).toBe(0)
    expect(stdout).toContain("git add --all && git commit -m 'Begin the site'")
  })

  it('keeps the branch of an empty repository that was created elsewhere', async () => {
    mkdirSync(join(folder, 'acme'))
    git('acme', 'init', '--quiet')
    git('acme', 'symbolic-ref', 'HEAD', 'refs/heads/trunk')
    expect(await create(['acme', '--yes'])).toMatchObject({ status: 0 })
    expect(git('acme', 'log', '--format=%s', 'trunk')).toBe('Begin the site')
    const workflow = readFileSync(join(folder, 'acme/.github/workflows/site.yml'), 'utf8')
    expect(workflow).toContain('branches: [trunk]')
    expect(workflow).toContain("github.ref == 'refs/heads/trunk'")
  })

  it.each(['acme', 'sites/acme'])('becomes a part of the repository that it lies in: %s', async (name) => {
    git('.', 'init', '--quiet')
    const { stdout } = await create([name, '--yes'])
    expect(stdout).toContain(`The folder belongs to the repository in ${folder}. Commit it there.`)
    expect(existsSync(join(folder, name, '.git'))).toBe(false)
    expect(() => git('.', 'rev-parse', '--verify', 'HEAD')).toThrow()
    git('.', 'add', '--all')
    expect(git('.', 'ls-files')).toContain(`${name}/package.json`)
  })

  it('finds the engine in a folder above, where a workspace has its packages', async () => {
    writeProgram('npm', installer('../node_modules'))
    expect(await create(['acme', '--yes'])).toMatchObject({ status: 0 })
    expect(readJson('acme/calls.json')).toContain('pages')
  })

  it('says that the folder is no part of the workspace in which npm has installed nothing', async () => {
    writeProgram('npm', '#!/bin/sh')
    const { status, stderr } = await create(['acme', '--yes'])
    expect(status).toBe(1)
    expect(stderr).toContain('a folder above is a workspace. Add this folder to its list of packages.')
    expect(stderr).toContain('npx marquee new site pages')
  })

  it('installs with pnpm where that runs it, in the workflow and the image too', async () => {
    writeProgram('npm', '#!/bin/sh\nexit 1')
    writeProgram('pnpm', installer('node_modules'))
    const agent = { npm_config_user_agent: 'pnpm/11.4.1 npm/? node/v24.0.0 linux x64' }
    expect(await create(['acme', '--yes'], '', { ...person, ...agent })).toMatchObject({ status: 0 })
    const workflow = readFileSync(join(folder, 'acme/.github/workflows/site.yml'), 'utf8')
    expect(workflow).not.toMatch(/npm ci|cache: npm/)
    expect(workflow).toContain(
      '      - uses: pnpm/action-setup@v4\n        with:\n          version: 11\n      - uses: actions/setup-node@',
    )
    expect(workflow).toContain('  #     - uses: pnpm/action-setup@v4\n  #       with:\n  #         version: 11\n')
    const image = readFileSync(join(folder, 'acme/Containerfile'), 'utf8')
    const start = '"node", "node_modules/marquee/src/cli/bin.mjs", "serve"'
    for (const words of ['COPY package.json pnpm-lock.yaml ./', '"pnpm@11", "install"', start])
      expect(image).toContain(words)
    expect(readFileSync(join(folder, 'acme/pnpm-workspace.yaml'), 'utf8')).toContain('shamefullyHoist: true\n')
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), "packages: ['*']\n")
    await create(['other', '--yes'], '', { ...person, ...agent })
    expect(existsSync(join(folder, 'other/pnpm-workspace.yaml'))).toBe(false)
  })

  it('asks for what was not given', async () => {
    const { status, stdout } = await create(['--trade', 'Bakery'], 'bread\nBread & Co\nstudio\n\nes,pl\n#aa3300\n')
    expect(status).toBe(0)
    expect(stdout).not.toContain('What it does')
    expect(readJson('bread/calls.json')).toEqual([
      ...['new', 'site', 'pages', '--name', 'Bread & Co', '--trade', 'Bakery'],
      ...['--start', 'studio', '--languages', 'es,pl', '--colour', '#aa3300'],
    ])
    expect(stdout).toContain('The site is begun in Spanish and Polish.')
    expect(stdout).toContain('  npx marquee translate sync es ')
  })

  it.each([
    ['--name', ''],
    ['--name', 'x'.repeat(61)],
    ['--trade', 'Bakery {city.name}'],
    ['--start', 'shop'],
    ['--language', 'english, please'],
    ['--languages', 'es, Polish'],
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
      'shop\nlocal\nde\n\nred\n#aa3300\n',
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
    mkdirSync(join(folder, 'acme'))
    git('acme', 'init', '--quiet')
    expect(await create(['acme', '--yes'])).toMatchObject({ status: 0 })
  })

  it.each([
    ['a folder with files', ['full', '--yes'], /^`full` holds files already\. Name a new folder: npm create marquee@/],
    [
      'a link that leads nowhere',
      ['nowhere', '--yes'],
      /^`nowhere` is a link that leads nowhere\. Remove it, or name a new folder\.$/m,
    ],
    ['a link to itself', ['circle', '--yes'], /^`circle` cannot be read: ELOOP.* Name a new folder\.$/m],
    ['a link to a file', ['shortcut', '--yes'], /^`shortcut` is a file\. Name a new folder\.$/m],
    ['a folder below a file', ['file/acme', '--yes'], /^`file\/acme` is a file\. Name a new folder\.$/m],
    [
      'a folder below a link that leads nowhere',
      ['nowhere/acme', '--yes'],
      /^nowhere\/acme\/ could not be written: ENOENT/m,
    ],
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
    for (const [to, link] of [
      ['gone', 'nowhere'],
      ['circle', 'circle'],
      ['file', 'shortcut'],
    ] as const)
      symlinkSync(to, join(folder, link))
    const { status, stderr } = await create(argv)
    expect(status).toBe(1)
    expect(stderr).toMatch(words)
    expect(readdirSync(folder).sort()).toEqual(['.programs', 'circle', 'file', 'full', 'nowhere', 'shortcut'])
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
