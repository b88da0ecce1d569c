import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { engineRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { isCommand } from '../command-list.ts'
import { command } from '../options.ts'
import { repositoryCommands } from '../repository-commands.ts'

const call = command(
  'pack',
  'Compiles the engine and writes it as a package for npm, with the package that creates sites.',
).option('--to <dir>', 'the folder of the packages', '.')

/** What is not compiled: styles, examples, drawings, what every site gets, the content of a new site, the docs. */
const assets = [
  '{blocks,schema,src}/**/*.{css,yaml,svg}',
  'src/cli/starting-points/**/*.*',
  'public/**/*',
  'src/cli/bin.mjs',
  'docs/**/*.*',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
]

/** A doc with the commands as a site has them: it has few scripts, and the program. */
const withSiteCommands = (text: string): string =>
  text
    .replace(/\bnpm run (?:--silent )?([a-z-]+)\b(?: --(?= ))?/g, (written, name: string) =>
      isCommand(name) && !repositoryCommands.includes(name) ? `npx marquee ${name}` : written,
    )
    // Arguments in a table, beside their command.
    .replace(
      /(\| `npx marquee [^|]*\|)([^\n]*)/g,
      (_, command: string, rest: string) => command + rest.replaceAll('`-- ', '`'),
    )

/** The tests with which a site checks itself, and the modules of tests that these import. */
function siteTests(folder: string): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    if (!name.startsWith('tests/') || found.has(name)) return
    found.add(name)
    for (const [, path = ''] of readFileSync(join(folder, name), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g))
      add(posix.join(posix.dirname(name), path))
  }
  for (const name of globSync('tests/{browser,content}/**/*.js', { cwd: folder })) add(withSlashes(name))
  return found
}

/** Runs a program and stops at its first failure, which it has reported itself. */
function run(program: string, args: readonly string[], cwd: string): boolean {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  return status === 0
}

/** Compiles the modules that a site uses into `folder`, with their types. */
function compile(folder: string): boolean {
  const tsc = join(engineRoot, 'node_modules/.bin/tsc')
  if (!run(tsc, ['-p', 'tsconfig.package.json', '--outDir', folder], engineRoot)) return false
  // The others are compiled because a command imports them. Nobody imports a test, so it needs no types.
  const kept = siteTests(folder)
  for (const name of globSync('tests/**/*.*', { cwd: folder }).map(withSlashes))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true })
  rmSync(join(folder, 'src/cli/repository'), { recursive: true })
  for (const ending of ['js', 'd.ts']) rmSync(join(folder, `src/cli/commands/test.${ending}`))
  return true
}

/** What no site needs: own blocks of the sample site import it. */
const ofThisRepository = ['docx', 'fflate', '@borgar/fx']

/** Our package without what only this repository needs. */
function packageJson(): object {
  const {
    scripts: _,
    devDependencies,
    // Node is the one of the machine, whose version `bin.mjs` looks at.
    optionalDependencies: ___,
    private: __,
    ...ours
  } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'))
  // A site gets the versions that the engine is tested with: a newer one may break it, or may need what cannot be had.
  const { packages } = JSON.parse(readFileSync(join(engineRoot, 'package-lock.json'), 'utf8'))
  const tested = (name: string): string => packages[`node_modules/${name}`].version
  const dependencies = Object.fromEntries(
    Object.keys(ours.dependencies).flatMap((name) => (ofThisRepository.includes(name) ? [] : [[name, tested(name)]])),
  )
  // The tests of a site import them, and a server does not.
  const peers = ['@axe-core/playwright', '@playwright/test']
  const peerDependencies = Object.fromEntries(peers.map((name) => [name, devDependencies[name]]))
  const peerDependenciesMeta = Object.fromEntries(peers.map((name) => [name, { optional: true }]))
  const entries = Object.entries<string>(ours.exports)
  const exports = Object.fromEntries(entries.map(([entry, file]) => [entry, file.replace(/\.tsx?$/, '.js')]))
  return { ...ours, exports, bin: { marquee: 'src/cli/bin.mjs' }, dependencies, peerDependencies, peerDependenciesMeta }
}

/** `pack`: writes `marquee-<version>.tgz` and `create-marquee-<version>.tgz`. Exit code 0 written, 1 the code has errors, 2 wrong use. */
export async function pack(argv: string[]): Promise<number> {
  const to = resolve(call.parse(argv, { from: 'user' }).opts().to)
  const folder = mkdtempSync(join(tmpdir(), 'marquee-package-'))
  try {
    if (!compile(folder)) return 1
    for (const name of globSync(assets, { cwd: engineRoot }).map(withSlashes)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      cpSync(join(engineRoot, name), join(folder, name))
      if (name.endsWith('.md'))
        writeFileSync(join(folder, name), withSiteCommands(readFileSync(join(folder, name), 'utf8')))
    }
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`)
    mkdirSync(to, { recursive: true })
    const packages = [folder, join(engineRoot, 'create-marquee')]
    return packages.every((one) => run('npm', ['pack', '--loglevel=error', '--pack-destination', to], one)) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
