import { expect, it } from 'vitest'
import type { EarlierView } from '../../../../../src/studio/wire/history.ts'
import { pageText } from '../../../content/folder.ts'
import { serveStudio } from '../../studio-server.ts'
import { gitSite } from './git-site.ts'

const hello = '  - type: page-title\n    title: Hello\n'

it('shows pages as they were in a commit, also those that are gone, and none that came later', async () => {
  const site = await gitSite({ 'about.yaml': pageText('About', hello), 'old.yaml': pageText('Old', hello) })
  await site.write('about.yaml', pageText('About us', hello))
  await site.write('new.yaml', pageText('New', hello))
  await site.remove('old.yaml')
  const studio = await serveStudio(site.root)
  const titleOf = async (address: string) => {
    const { view, hasErrors } = await studio.call<EarlierView>('earlierView', { address, commit: 'HEAD' })
    return view?.title ?? { hasErrors }
  }
  expect(await titleOf('/about')).toBe('About')
  expect(await titleOf('/old')).toBe('Old')
  expect(await titleOf('/new')).toEqual({ hasErrors: true })
})
