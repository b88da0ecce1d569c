import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageText } from '../../content/folder.ts'
import { repository } from '../repository.ts'

const body = '  - type: page-title\n    title: Top\n'
const site = async (redirects?: string) => {
  const { root, run } = await repository({
    'index.yaml': pageText('Home', body),
    'about.yaml': pageText('About us', body, 'aliases: [/who]\n'),
    'weddings.yaml': pageText('Wedding photography', body),
    'prices/portraits.yaml': pageText('Prices of portraits', body),
    ...(redirects !== undefined && { '_data/redirects.yaml': redirects }),
  })
  const file = join(root, 'pages/_data/redirects.yaml')
  const list = join(root, 'old.csv')
  return { run, list, read: () => readFile(file, 'utf8').catch(() => undefined) }
}

describe('redirects', () => {
  it('lists old addresses and where each leads', async () => {
    const { run } = await site('- { from: /about_us.html, to: /about }\n- { from: /raffle, status: 410 }\n')
    expect((await run('redirects')).stdout).toBe(
      '/about_us.html  301  /about\n/raffle         410  gone\n\n2 redirects in pages/_data/redirects.yaml.\n',
    )
  })

  it('says where redirects belong if there are none', async () => {
    const { run } = await site()
    expect((await run('redirects')).stdout).toBe(
      'There are no redirects. They belong into pages/_data/redirects.yaml: docs/redirects.md\n',
    )
  })

  it('imports a CSV file, proposes pages by likeness, and keeps what is there', async () => {
    const before = '# Mine.\n- { from: /shop.php, to: /about } # stays\n'
    const { run, list, read } = await site(before)
    await writeFile(
      list,
      'Old,New,Status\n/about_us.html\nhttps://old.example.com/Wedding-Photos.php?id=3,,\n/price-list/portrait.aspx\n/x.php,/prices/portraits,302\n/raffle,,410\n/shop.php,/weddings\n/who\n/about.html\n/zebra.html\n/_private/a\n',
    )
    const dry = await run('redirects', 'import', list, '--dry-run')
    expect(dry.stdout).toMatch(/Nothing was written\.\n$/)
    expect(await read()).toBe(before)
    const { status, stdout } = await run('redirects', 'import', list)
    expect(status).toBe(0)
    expect(stdout).toContain('/about_us.html → /about  proposed\n')
    expect(stdout).toContain('/x.php → /prices/portraits (302)\n')
    expect(stdout).toContain('/zebra.html → ?  nothing is like it\n')
    expect(stdout).toContain(
      '/_private/a is left out: it must have no folder that is empty or begins with `_` or `.`.\n',
    )
    expect(stdout).toContain('3 addresses that the site answers already.\n')
    expect(await read()).toBe(`${before}- from: /about_us.html
  to: /about
- from: /Wedding-Photos.php?id=3
  to: /weddings
- from: /price-list/portrait.aspx
  to: /prices/portraits
- from: /x.php
  to: /prices/portraits
  status: 302
- from: /raffle
  status: 410
# No page is much like these. Choose a target and remove the #, or write status: 410.
# - from: /zebra.html
#   to: …
`)
    expect((await run('validate')).stdout).toContain('no errors')
    const once = await read()
    await run('redirects', 'import', list)
    expect(await read()).toBe(once)
  })

  it('imports a sitemap once', async () => {
    const { run, list, read } = await site()
    await writeFile(list, '<urlset><url><loc>https://old.example.com/about-us/?a=1&amp;b=2</loc></url></urlset>')
    await run('redirects', 'import', list)
    const written = '- from: /about-us/?a=1&b=2\n  to: /about\n'
    expect(await read()).toBe(`# Old addresses and where they lead: docs/redirects.md\n${written}`)
    expect((await run('redirects', 'import', list)).stdout).toContain('1 address that the site answers already.')
    expect(await read()).toMatch(/^#[^\n]+\n- from: [^\n]+\n {2}to: \/about\n$/)
  })

  it('writes addresses without a proposal as comments, with which the site stays valid', async () => {
    const { run, list, read } = await site()
    await writeFile(list, '/zebra.html\n/quagga.html\n')
    expect(await run('redirects', 'import', list)).toMatchObject({ status: 0 })
    expect(await read()).toMatch(/^# Old addresses.*\n# No page is much like these.*\n# - from: \/zebra\.html\n/)
    expect(await run('validate')).toMatchObject({ status: 0 })
    expect((await run('redirects')).stdout).toContain('There are no redirects.')
    await writeFile(list, '/zebra.html,/about\n')
    await run('redirects', 'import', list)
    expect((await run('redirects')).stdout).toContain('/zebra.html  301  /about')
  })

  it.each(['', '\n', '# later\n'])('may have nothing yet: %j', async (text) => {
    const { run } = await site(text)
    expect(await run('validate')).toMatchObject({ status: 0 })
  })

  it.each(['a'.repeat(300), 'ü'.repeat(200), `${'a/'.repeat(200)}b`])(
    'may be longer than the name of a file',
    async (name) => {
      const { run, list } = await site(`- { from: /${name}, to: /about }\n`)
      expect(await run('validate')).toMatchObject({ status: 0 })
      await writeFile(list, `/${name}x,/about\n`)
      expect(await run('redirects', 'import', list)).toMatchObject({ status: 0 })
    },
  )

  it('are known to where and move', async () => {
    const { run, read } = await site('- { from: /shop/*, to: /about }\n- from: /team.php\n  to: /weddings#top\n')
    expect((await run('where', 'page:/weddings')).stdout).toContain('pages/_data/redirects.yaml:3:7  [1].to')
    expect((await run('where', 'redirect')).stdout).toBe('redirect:/shop/*  1 use\nredirect:/team.php  1 use\n')
    expect((await run('move', '/weddings', '/shop/weddings')).stderr).toContain('`/shop/weddings` is redirected')
    expect((await run('move', '/team.php', '/team')).stderr).toContain('leads to `/weddings#top`')
    expect((await run('move', '/weddings', '/photos')).status).toBe(0)
    expect(await read()).toContain('- from: /team.php\n  to: /photos#top\n')
  })

  it('leaves a list alone that it cannot continue', async () => {
    const { run, list, read } = await site('[{ from: /a.php, to: /about }]\n')
    await writeFile(list, '/about_us.html\n')
    const { status, stderr } = await run('redirects', 'import', list)
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be continued') })
    expect(await read()).toBe('[{ from: /a.php, to: /about }]\n')
  })
})
