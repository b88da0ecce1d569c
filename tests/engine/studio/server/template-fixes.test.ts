import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const block = `  - type: stats-strip\n    figures: [{value: '12', label: years}, {value: '24', label: hours}]\n`

/** A page that follows a template, and its problems. */
async function openWith(blocks: string) {
  const text = `template: city\n${pageText('About', blocks)}`
  const studio = await startStudio({ 'about.yaml': text })
  const page = () => studio.call<PageModel>('page', { address: '/about' })
  const read = () => readFile(studio.pathOf('about.yaml'), 'utf8')
  return { ...studio, text, page, read, problems: (await page()).diagnostics }
}

describe('the fix of a page that follows a template', () => {
  it('becomes an override if it changes a value', async () => {
    const { problems, call, read, text, page } = await openWith(
      `  - type: rich-text\n    body: "[More](about)"\n${block}`,
    )
    const diagnostic = problems.find(({ path }) => path === 'blocks[0].body')
    expect(await call<EditResult>('fix', { address: '/about', diagnostic })).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(`${text}overrides:\n  blocks[rich-text].body: "[More](/about)"\n`)
    expect((await page()).diagnostics.find(({ path }) => path === 'blocks[0].body')).toBeUndefined()
  })

  it('is not offered if an override cannot express it', async () => {
    const { problems, call, read, text } = await openWith(`${block}    toen: paper\n`)
    const diagnostic = problems.find(({ code }) => code === 'unknown-key')
    expect(diagnostic?.message).toContain('`toen`')
    expect(diagnostic?.fix).toBeUndefined()
    expect(await call('fix', { address: '/about', diagnostic })).toEqual({
      message: 'This problem is gone, or has no fix.',
    })
    expect(await read()).toBe(text)
  })
})

it('writes the fix of a block into the site file, where that has what the block lacks', async () => {
  const embed = (host: string) => `  - type: embed\n    href: https://${host}/x\n    title: Choose a time\n`
  const studio = await startStudio({
    'about.yaml': pageText('About', embed('calendly.com') + embed('maps.example.org')),
  })
  const fixNext = async () => {
    const { diagnostics } = await studio.call<PageModel>('page', { address: '/about' })
    const diagnostic = diagnostics.find(({ code }) => code === 'unlisted-embed')
    expect(await studio.call<EditResult>('fix', { address: '/about', diagnostic })).toMatchObject({ kind: 'saved' })
    return readFile(studio.pathOf('_data/site.yaml'), 'utf8')
  }
  const before = await readFile(studio.pathOf('_data/site.yaml'), 'utf8')
  expect(await fixNext()).toMatch(/^embeds:\s+- calendly\.com$/m)
  expect((await fixNext()).replace(/^embeds:\n(\s+- .*\n){2}/m, '')).toBe(before)
})
