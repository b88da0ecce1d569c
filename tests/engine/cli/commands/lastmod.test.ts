import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../../../support/run.ts'
import { contentFolder, pageText } from '../../content/folder.ts'

const hero = (title: string, name = 'home/hero') =>
  `  - type: hero\n    title: ${title}\n    image: { name: ${name}, alt: A stage }\n`

async function site() {
  const { root, write, remove } = await contentFolder({
    'index.yaml': pageText('Home', hero('Hello')),
    'about.yaml': pageText('About', hero('About us')),
    'team.yaml': pageText('Team', hero('The team'), 'noindex: true\n'),
  })
  const pages = join(root, 'pages')
  const runOn = (command: string, ...args: string[]) => run(command, ['--pages', pages, ...args])
  const file = join(pages, '_data/lastmod.lock.json')
  const days = async () => {
    const { pages } = JSON.parse(await readFile(file, 'utf8')) as { pages: Record<string, [string, string]> }
    return Object.fromEntries(Object.entries(pages).map(([path, [day]]) => [path, day]))
  }
  return { root, pages, file, write, remove, run: runOn, days }
}

it('records the days with a build that is asked to, and the sitemap has them', async () => {
  const { root, write, run, days } = await site()
  const out = join(root, 'dist')
  const build = async (...args: string[]) => {
    const { stderr, status } = await run('build', '--out', out, '--no-compress', ...args)
    expect(status, stderr).toBe(0)
    return (await readFile(join(out, 'sitemap-1.xml'), 'utf8')).match(/<lastmod>.*?</g)
  }
  await run('lastmod', '--now', '2026-01-31')
  await write('about.yaml', pageText('About', hero('About all of us')))
  expect(await build('--now', '2026-02-01')).toEqual(['<lastmod>2026-01-31<'])
  expect(await build('--now', '2026-02-02', '--record-days')).toEqual(['<lastmod>2026-01-31<', '<lastmod>2026-02-02<'])
  expect(await days()).toEqual({ '/': '2026-01-31', '/about': '2026-02-02' })
  expect(await run('lastmod', '--check')).toMatchObject({ status: 0 })
  await write('about.yaml', pageText('About', hero('Nobody')).replace('title:', 'titel:'))
  expect((await run('build', '--out', out, '--record-days')).status).toBe(1)
  expect(await days()).toEqual({ '/': '2026-01-31', '/about': '2026-02-02' })
})

it('changes the day of a page with its main content, and the sitemap of a build has that day', {
  tags: 'exhaustive',
}, async () => {
  const { root, pages, file, write, run, days } = await site()
  expect((await run('lastmod', '--check')).stderr).toContain(
    '_data/lastmod.lock.json, so no page has a day on which it last changed.',
  )
  expect(await run('lastmod', '--now', '2026-01-31')).toMatchObject({ stdout: '2 new: /, /about\n', status: 0 })
  expect(await days()).toEqual({ '/': '2026-01-31', '/about': '2026-01-31' })

  // The look of a picture and of a block is no news, and neither is what stands around the main part.
  await write('about.yaml', pageText('About', `${hero('About us')}    tone: dusk\n`))
  expect(await run('lastmod', '--check')).toMatchObject({
    status: 0,
    stdout: '2 pages are as the ledger recorded them.\n',
  })

  await write('index.yaml', pageText('Home', hero('Hello again')))
  await write('new.yaml', pageText('New', hero('A new page')))
  const check = await run('lastmod', '--check')
  expect(check.status).toBe(1)
  expect(check.stdout).toBe('1 new: /new\n1 changed: /\n')
  expect(check.stderr).toContain(`Record them: npm run lastmod -- --site ${pages}\n`)

  const out = join(root, 'dist')
  const sitemapOf = async () => {
    const before = await readFile(file, 'utf8')
    const { stderr, status } = await run('build', '--out', out, '--no-compress')
    expect(status, stderr).toBe(0)
    expect(await readFile(file, 'utf8'), 'a build does not write into the content').toBe(before)
    return { stderr, sitemap: await readFile(join(out, 'sitemap-1.xml'), 'utf8') }
  }
  const early = await sitemapOf()
  expect(early.stderr).toContain('2 pages have changed since the days were recorded')
  expect(early.sitemap.match(/<lastmod>.*?</g)).toEqual(['<lastmod>2026-01-31<'])

  expect((await run('lastmod', '--now', '2026-11-21')).status).toBe(0)
  const { stderr, sitemap } = await sitemapOf()
  expect(stderr).not.toContain('have changed since')
  expect([...sitemap.matchAll(/example\.com(\S+?)<\/loc><lastmod>(.*?)</g)].map(([, ...pair]) => pair)).toEqual([
    ['/', '2026-11-21'],
    ['/about', '2026-01-31'],
    ['/new', '2026-11-21'],
  ])
})

it('does not change days of pages whose words alone changed, and names pages that show an earlier day', async () => {
  const { write, remove, run, days } = await site()
  expect((await run('lastmod', '--now', '2026-01-31')).status).toBe(0)
  await write('index.yaml', pageText('Home', hero('Hi')))
  expect((await run('lastmod', '--keep-days')).stdout).toBe('1 changed: /\n')
  expect(await days()).toEqual({ '/': '2026-01-31', '/about': '2026-01-31' })

  await write('index.yaml', pageText('Home', hero('Hi you'), 'published: 2026-01-05\n'))
  await remove('about.yaml')
  const { stdout } = await run('lastmod', '--now', '2026-11-21')
  expect(stdout).toContain('1 changed: /\n1 gone: /about\n')
  expect(stdout).toMatch(/index\.yaml shows 2026-01-05\. If it changed in substance, write: updated: 2026-11-21\n$/)
  expect(await days()).toEqual({ '/': '2026-11-21' })
})

it('says how to fix a ledger that cannot be read, and does not change one of a later version', async () => {
  const { pages, file, run, days } = await site()
  await writeFile(file, '<<<<<<< HEAD\n')
  const broken = await run('lastmod', '--check')
  expect(broken.status).toBe(1)
  expect(broken.stderr).toContain(
    `lastmod.lock.json cannot be read, so no page has a day on which it last changed. Take the file from the last commit, or write a new one: npm run lastmod -- --site ${pages}\n`,
  )
  await writeFile(file, '{"version":2}')
  const newer = await run('lastmod')
  expect(newer.status).toBe(1)
  expect(newer.stderr).toContain('was written by a newer version of Marquee. Nothing was written.')
  expect(await readFile(file, 'utf8')).toBe('{"version":2}')
  await writeFile(file, '{"version":0}')
  expect((await run('lastmod', '--now', '2026-11-21')).status).toBe(0)
  expect(await days()).toEqual({ '/': '2026-11-21', '/about': '2026-11-21' })
})

it('prints the usage for wrong arguments', async () => {
  const { run } = await site()
  for (const args of [['--now', 'today'], ['--check', '--keep-days'], ['--dry-run']]) {
    const { status, stderr } = await run('lastmod', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain('Usage: npm run lastmod')
  }
})
