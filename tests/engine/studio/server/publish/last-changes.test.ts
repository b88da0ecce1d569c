import { describe, expect, it } from 'vitest'
import { lastChanges } from '../../../../../src/studio/server/publish/last-changes.ts'
import { contentFolder, pageText } from '../../../content/folder.ts'
import { gitSite } from './git-site.ts'

const page = (title: string) => pageText(title, '  - type: hero\n    title: Hi\n')

describe('the last change of a file', () => {
  it('is that of the newest commit that has changed it, and of nobody until it is committed', async () => {
    const site = await gitSite({ 'about.yaml': page('About'), 'team.yaml': page('Team'), 'jobs.yaml': page('Jobs') })
    await site.write('team.yaml', page('Our team'))
    site.git('-c', 'user.name=Grace Hopper', 'commit', '--quiet', '--all', '--message', 'A title\n\nand more')
    await site.write('jobs.yaml', page('Work with us'))
    await site.write('new page.yaml', page('New'))
    const changes = await lastChanges(site.pages)
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)
    expect(changes.get('about.yaml')).toEqual({ by: 'Ada Lovelace', at: day })
    expect(changes.get('team.yaml')).toEqual({ by: 'Grace Hopper', at: day })
    expect(changes.get('jobs.yaml')).toEqual({ isUncommitted: true })
    expect(changes.get('new page.yaml')).toEqual({ isUncommitted: true })
  })

  it('is known by its path in the content, wherever that lies in the repository', async () => {
    const site = await gitSite({ 'la/about.yaml': page('About') }, { folder: 'apps/site' })
    expect([...(await lastChanges(site.pages)).keys()]).toContain('la/about.yaml')
  })

  it('is unknown without a repository', async () => {
    const { root } = await contentFolder({ 'about.yaml': page('About') })
    await expect(lastChanges(`${root}/pages`)).rejects.toThrow('is not in a git repository')
  })
})
