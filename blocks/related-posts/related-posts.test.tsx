import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

it('shows the posts as cards under its title', async () => {
  const listed = [{ href: '/blog/tips', title: 'Tips', description: 'Who is tipped.', published: '2026-03-01' }]
  const html = await renderBlock('related-posts', { ...blockOf('related-posts'), listed })
  expect(html).toMatch(/<h2[^>]*>Read on<\/h2>.*<h3[^>]*><a[^>]* href="\/blog\/tips"[^>]*>Tips<\/a><\/h3>/s)
})

it('is empty, without its title, where there is no other post', async () => {
  expect(await renderBlock('related-posts', { ...blockOf('related-posts'), listed: [] })).toBe('')
})
