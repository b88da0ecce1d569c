import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newWording } from '../../../../src/cli/support/new/new-wording.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { run } from '../../../support/run.ts'

/** The site of the example of `english-words`, in another language. */
async function siteIn(locale: string) {
  const pages = join(await mkdtemp(join(tmpdir(), 'marquee-wording-')), 'pages')
  onTestFinished(() => rm(join(pages, '..'), { recursive: true }))
  await cp('tests/engine/errors/english-words/pages', pages, { recursive: true })
  const site = join(pages, '_data/site.yaml')
  await writeFile(site, (await readFile(site, 'utf8')).replace('pt-PT', locale))
  const page = join(pages, 'about.yaml')
  await writeFile(page, (await readFile(page, 'utf8')).replace('type: hero', 'type: page-title'))
  const file = join(pages, '_data/wording.yaml')
  const englishWords = async () => {
    const { diagnostics } = await loadSite({ root: '.', pages, drafts: true })
    return diagnostics.map(({ code, message }) => `${code}: ${message}`)
  }
  return { pages, file, englishWords }
}

it('writes what a site says in English, and only that, as comments that validate goes on to name', async () => {
  const { pages, file, englishWords } = await siteIn('pl')
  const [warning = ''] = await englishWords()
  const { stdout } = await run('new', ['wording', '--pages', pages])
  const [, count = ''] = /has (\d+) words and sentences in English now/.exec(stdout) ?? []
  expect(warning).toContain(`, and ${count} words or sentences`)
  expect(await englishWords()).toEqual([warning])
  const text = await readFile(file, 'utf8')
  expect(text).toContain('#   skip: "Skip to content"\n')
  expect(text).not.toContain('gate:')
  await writeFile(file, text.replace(/^# English.*\n/, '').replace(/^# /gm, ''))
  expect(await englishWords()).toEqual([])
})

it('writes nothing where nothing is in English, or where the file has an error', async () => {
  const dutch = await siteIn('nl-BE')
  expect(await newWording('.', dutch.pages)).toEqual({
    error: 'The site says nothing in English that is not its own: its language is `nl-BE`.',
  })
  const polish = await siteIn('pl')
  await writeFile(polish.file, 'layout: { clos: Zamknij }\n')
  expect(await newWording('.', polish.pages)).toEqual({
    error: `${polish.file}:1 has an error, which comes first: \`clos\` is not a field of \`layout\`. Did you mean \`close\`?`,
  })
  expect(await readFile(polish.file, 'utf8')).toBe('layout: { clos: Zamknij }\n')
})

it('asks for the name of anything else', async () => {
  const { status, stderr } = await run('new', ['page'])
  expect(status).toBe(2)
  expect(stderr).toContain('Say its name behind `page`: npm run new -- page /austin/pop-up-tour')
})
