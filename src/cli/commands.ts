import { isPackage } from '../../schema/command-line.ts'

/** Every command by name. A module is loaded only when its command runs, so that `validate` starts quickly. */
export const commands: Record<string, () => Promise<(argv: string[]) => Promise<number>>> = {
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/dev.ts')).dev,
  studio: async () => (await import('./commands/studio.ts')).studio,
  build: async () => (await import('./commands/build.ts')).build,
  validate: async () => (await import('./commands/validate.ts')).validate,
  catalogue: async () => (await import('./repository/catalogue.ts')).writeCatalogue,
  generate: async () => (await import('./commands/generate.ts')).generate,
  editor: async () => (await import('./commands/editor.ts')).editor,
  edit: async () => (await import('./commands/edit.ts')).edit,
  new: async () => (await import('./commands/new.ts')).writeNew,
  move: async () => (await import('./commands/move.ts')).move,
  redirects: async () => (await import('./commands/redirects.ts')).redirects,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  where: async () => (await import('./commands/where.ts')).where,
  diff: async () => (await import('./repository/diff.ts')).diff,
  lastmod: async () => (await import('./commands/lastmod.ts')).lastmod,
  indexnow: async () => (await import('./commands/indexnow.ts')).indexnow,
  schedule: async () => (await import('./commands/schedule.ts')).schedule,
  serve: async () => (await import('./commands/serve.ts')).serve,
  releases: async () => (await import('./commands/releases.ts')).releases,
  hosts: async () => (await import('./commands/hosts.ts')).hosts,
  inquiries: async () => (await import('./commands/inquiries.ts')).inquiries,
  gate: async () => (await import('./commands/gate.ts')).gate,
  'check-html': async () => (await import('./repository/check-html.ts')).checkHtml,
  test: async () =>
    isPackage ? (await import('./commands/test-site.ts')).testSite : (await import('./commands/test.ts')).test,
  fix: async () => (await import('./repository/fix.ts')).fix,
  bench: async () => (await import('./repository/bench.ts')).bench,
  pack: async () => (await import('./repository/pack.ts')).pack,
}
