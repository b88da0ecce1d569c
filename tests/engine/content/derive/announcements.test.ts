import { describe, expect, it } from 'vitest'
import { announcementFor, announcementsAt, announcementsSchema } from '../../../../schema/layout/announcement.ts'
import { changesAfter } from '../../../../src/content/derive/published-page.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { contentFolder, pageText } from '../folder.ts'

const home = pageText('Home', '  - type: page-title\n    title: Home\n')
const company = 'name: Spokes\nphone: (213) 555-0142\nemail: hello@example.com\norigin: https://www.example.com\n'

const loaded = async (announcements: string, options: { now?: Date; drafts?: boolean } = {}) => {
  const { root, write } = await contentFolder({ 'index.yaml': home })
  await write('_data/site.yaml', `${company}announcements:\n${announcements}`)
  return loadSite({ root, now: new Date('2026-11-21'), ...options })
}

describe('an announcement', () => {
  it.each([
    ['/', 0],
    ['/repair', 1],
    ['/repair/chains', 2],
    ['/repairs', -1],
    ['/blog', -1],
  ] as const)('of %s is the first that names it', (path, expected) => {
    const all = announcementsSchema.parse([
      { text: 'One', paths: ['/'] },
      { text: 'Two', paths: ['/repair'] },
      { text: 'Three', paths: ['/repair/*', '/'] },
    ])
    expect(announcementFor(all, path)).toBe(expected)
  })

  it('without paths is on every page', () => {
    expect(announcementFor(announcementsSchema.parse([{ text: 'All' }]), '/any/page')).toBe(0)
  })

  it.each([
    ['2026-11-30', ['always']],
    ['2026-12-01', ['from December', 'always']],
    ['2026-12-24', ['always']],
  ])('is shown on %s in its time only', async (day, expected) => {
    const { site } = await loaded(
      `  - { text: from December, publishAt: 2026-12-01, unpublishAt: 2026-12-24 }
  - { text: always }
  - { text: idea, draft: true }
`,
      { now: new Date(day) },
    )
    expect(site.announcements.map(({ text }) => text)).toEqual(expected)
  })

  it('that is a draft is shown by the development server alone', () => {
    const [draft] = announcementsSchema.parse([{ text: 'Idea', draft: true }])
    expect(announcementsAt(draft ? [draft] : [], 0, true)).toHaveLength(1)
    expect(announcementsAt(draft ? [draft] : [], 0)).toHaveLength(0)
  })

  it('is in the list of scheduled changes', () => {
    const entry = { path: 'announcements[0]', file: 'site.yaml', publishAt: '2026-12-01', unpublishAt: '2026-12-24' }
    const changes = changesAfter([], Date.parse('2026-12-02'), [entry])
    expect(changes).toEqual([
      { at: Date.parse('2026-12-24'), kind: 'unpublish', path: 'announcements[0]', file: 'site.yaml' },
    ])
  })

  it('in a tone that the theme does not have is an error', async () => {
    const { diagnostics } = await loaded('  - { text: Open, tone: lihgt }\n')
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'wrong-value', path: 'announcements[0].tone', line: 6 },
    ])
  })
})
