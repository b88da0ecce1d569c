import { describe, expect, it } from 'vitest'
import { rendererInput } from '../../../src/builder/site-renderer.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { withFrameScript } from '../../../src/studio/server/studio.ts'
import { pictures } from '../../support/render-block.tsx'

const site = await loadSite({ root: '.', drafts: true })
const renderer = await createRenderer(rendererInput(site, { logo: undefined, pictures }))

const withoutMarks = (html: string) =>
  html
    .replaceAll(/<script data-studio[^>]*><\/script>/g, '')
    .replaceAll(/<!--\/?studio[^>]*-->/g, '')
    .replaceAll(/ data-studio[\w-]*="[^"]*"/g, '')

describe('the marks of the studio', () => {
  it('leave every page as it is, byte for byte, once they are taken away', () => {
    for (const page of site.everyPage) {
      const marked = renderer.renderMarked(page).body
      expect(withoutMarks(marked) === renderer.renderPage(page).body, page.path).toBe(true)
      expect(marked).toContain('<!--studio ')
    }
    const document = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head></html>'
    expect(withoutMarks(withFrameScript(document))).toBe(document)
  })

  it('lead from texts, links and pictures to their paths', () => {
    const about = site.everyPage.find(({ path }) => path === '/about')
    if (!about) throw new Error('The sample site has no page /about.')
    const { body } = renderer.renderMarked(about)
    expect(body).toContain('<!--studio title-->The people behind the people at your event<!--/studio-->')
    expect(body).toContain('<!--studio figures.0.label-->certified professionals<!--/studio-->')
    expect(body).toMatch(/<img data-studio-paths="image"/)
    expect(body).toMatch(/<a data-studio-paths="secondAction.href"/)
    expect(body.match(/data-studio-block="\d+"/g)).toHaveLength(about.blocks.length)
  })
})
