import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { carryOut } from './carry-out.ts'

// Modules are compiled once, not at each start, for this process and those it starts, such as the bundler and each command
// under test: `validate` begins in half the time. `setup.mjs` has said so already where it began. Where nothing can be
// written, it does without.
const compiled = join(import.meta.dirname, '../../node_modules/.cache/node')
enableCompileCache(compiled)
process.env['NODE_COMPILE_CACHE'] ??= compiled

/** Which module carries out which command. Each is loaded only when it is asked for, so that `validate` stays quick. */
const commands: Record<string, () => Promise<(argv: string[]) => Promise<number>>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  validate: async () => (await import('./validate.ts')).validate,
  catalogue: async () => (await import('./catalogue.ts')).writeCatalogue,
  generate: async () => (await import('./generate.ts')).generate,
  editor: async () => (await import('./editor.ts')).editor,
  edit: async () => (await import('./edit.ts')).edit,
  new: async () => (await import('./new.ts')).makeNew,
  move: async () => (await import('./move.ts')).move,
  migrate: async () => (await import('./migrate.ts')).migrate,
  where: async () => (await import('./where.ts')).where,
  diff: async () => (await import('./diff.ts')).diff,
  lastmod: async () => (await import('./lastmod.ts')).lastmod,
  indexnow: async () => (await import('./indexnow.ts')).indexnow,
  schedule: async () => (await import('./schedule.ts')).schedule,
  serve: async () => (await import('./serve.ts')).serve,
  releases: async () => (await import('./releases.ts')).releases,
  hosts: async () => (await import('./hosts.ts')).hosts,
  inquiries: async () => (await import('./inquiries.ts')).inquiries,
  gate: async () => (await import('./gate.ts')).gate,
  'check-html': async () => (await import('./check-html.ts')).checkHtml,
  test: async () => (await import('./test.ts')).test,
  bench: async () => (await import('./bench.ts')).bench,
}

const [name = '', ...argv] = process.argv.slice(2)
const load = commands[name]
if (load) process.exitCode = await carryOut(await load(), argv)
else {
  console.error(`\`${name}\` is not a command. There are: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 2
}
