import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildReport } from '../../src/cli/build/load-and-build.ts'
import { makeSite } from './make-site.ts'
import { passwordsFor } from './measured-build.ts'

/** The same site again: builds after a first one, with nothing changed, and with one file of each kind changed. */
export async function benchWarm(root: string, count = 10_000): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  const pages = join(folder, 'pages')
  const report = join(folder, 'report.json')
  try {
    await makeSite(root, pages, count)
    const env = { ...process.env, ...(await passwordsFor(root)) }
    const build = async (what: string) => {
      const args = ['build', '--pages', pages, '--out', join(folder, 'dist'), '--no-compress', '--report', report]
      const startMs = performance.now()
      const { status } = spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), ...args], {
        cwd: root,
        env,
        stdio: ['ignore', 2, 2],
      })
      const seconds = (performance.now() - startMs) / 1_000
      if (status !== 0) throw new Error('The build failed.')
      const { pages: pageCount, contentMs, renderMs } = JSON.parse(await readFile(report, 'utf8')) as BuildReport
      return {
        what,
        pages: String(pageCount),
        seconds: seconds.toFixed(2),
        'content s': (contentMs / 1_000).toFixed(2),
        'render and write s': (renderMs / 1_000).toFixed(2),
      }
    }
    const first = await build('first build')
    const same = await build('nothing changed')
    await appendFile(join(pages, 'springfield-1/ushers.yaml'), '\n# Looked through.\n')
    const page = await build('one page changed')
    const fragment = join(pages, '_data/fragments/city-venues.yaml')
    await writeFile(
      fragment,
      (await readFile(fragment, 'utf8')).replace('It decides the call time.', 'It decides when.'),
    )
    const part = await build('one fragment changed')
    await appendFile(join(pages, '_data/cities/springfield-1.yaml'), '\n# Looked through.\n')
    const city = await build('one city changed')
    const template = join(pages, '_data/templates/city-service.yaml')
    await writeFile(template, (await readFile(template, 'utf8')).replace('Not quite {city.name}?', 'Near {city.name}'))
    spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), 'generate', '--pages', pages], { cwd: root })
    return [first, same, page, part, city, await build('one template changed, pages generated')]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
