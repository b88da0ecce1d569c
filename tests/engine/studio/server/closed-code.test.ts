import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writablePath } from '../../../../src/studio/server/content-path.ts'
import { pageText } from '../../content/folder.ts'
import { serveStudio } from '../studio-server.ts'
import { gitSite } from './publish/git-site.ts'

it.each(['_blocks/poster/poster.tsx', '.gitattributes', '_public/.htaccess'])(
  'an earlier version of %s is not brought back: it is code',
  async (name) => {
    const site = await gitSite({ 'about.yaml': pageText('About', '') })
    await site.write(name, 'earlier')
    site.git('add', '.')
    site.git('commit', '--quiet', '--message', 'Add code')
    const commit = site.git('rev-parse', 'HEAD')
    await site.write(name, 'now')
    site.git('commit', '--quiet', '--all', '--message', 'Change code')
    const studio = await serveStudio(site.root)
    const file = `pages/${name}`
    const { text, status } = await studio.send({
      method: 'POST',
      path: '/@studio/restore',
      headers: studio.allowed,
      body: JSON.stringify({ file, commit, words: 'Poster' }),
    })
    expect([status, JSON.parse(text)]).toEqual([403, { message: `${file} is code, which is not written here.` }])
    expect(await site.read(name)).toBe('now')
  },
)

it('no other name of the folder of the code leads there', async () => {
  const { root, pages, write } = await gitSite({ 'about.yaml': pageText('About', '') })
  await write('_blocks/poster/poster.tsx', '')
  await symlink('_blocks', join(pages, 'new'))
  for (const name of ['new/poster/poster.tsx', '_Blocks/poster/poster.tsx', 'x/../_blocks/new.tsx'])
    await expect(writablePath(root, pages, `pages/${name}`)).rejects.toThrow('is code, which is not written here.')
  expect(await writablePath(root, pages, 'pages/blog/_blocks.yaml')).toBe(join(pages, 'blog/_blocks.yaml'))
})
