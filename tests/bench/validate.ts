import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSite } from './make-site.ts'

/** Checks of the sample site with `count` more city pages: without records, with nothing changed, with one page changed. */
export async function benchValidate(root: string, count = 10_000): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  const pages = join(folder, 'pages')
  const check = (...args: string[]) => {
    const startMs = performance.now()
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'src/cli/main.ts'), 'validate', '--pages', pages, ...args],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 30,
      },
    )
    const [, found = ''] = stdout.trimEnd().match(/(?:^|\n)([\d,]+ pages?,.*)$/) ?? []
    return { seconds: ((performance.now() - startMs) / 1_000).toFixed(2), found }
  }
  try {
    await makeSite(root, pages, count)
    const row = (what: string, { seconds, found }: ReturnType<typeof check>) => ({ what, seconds, found })
    const cold = row('without records', check('--no-cache'))
    check()
    const same = row('nothing changed', check())
    const page = join(pages, 'springfield-1/ushers.yaml')
    await writeFile(page, `${await readFile(page, 'utf8')}\n# Looked through.\n`)
    return [cold, same, row('one page changed', check())]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
