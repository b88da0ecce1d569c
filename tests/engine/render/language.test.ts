import { expect, it } from 'vitest'
import { defaultLanguage } from '../../../schema/language/language.ts'
import type { Page } from '../../../schema/page.ts'
import { plainTheme } from '../../../schema/theme/theme.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { joinHtml } from '../../../src/render/html-parts.ts'
import type { RendererInput } from '../../../src/render/renderer.ts'
import { blockOf, pictures } from '../../support/render-block.tsx'

const text = blockOf('text', { body: 'She says "listen", twice.' })
const page = { path: '/about', file: 'pages/about.yaml', blocks: [text] } as unknown as Page

/** What a site in this language says on the page. */
async function wordsIn(locale: string): Promise<unknown[]> {
  const layout = {
    ...{ name: 'Acme', phone: '(213) 555-0142', email: 'hello@example.com' },
    language: { ...defaultLanguage, locale },
    ...{ header: { entries: [] }, footer: { columns: [] } },
  } as unknown as RendererInput['layout']
  const { renderPage, mainContent } = await createRenderer({
    ...{ layout, pictures, theme: plainTheme, logo: undefined },
    types: ['text'],
  })
  const shown = [joinHtml(renderPage(page).body), mainContent(page)]
  return shown.map((html) => /She says .*?twice/.exec(html)?.[0])
}

it.each([
  ['en-US', '“listen”'],
  ['de', '„listen“'],
  ['sv', '”listen”'],
])('sets Markdown by the language of the site: %s', async (locale, words) => {
  expect(await wordsIn(locale)).toEqual([`She says ${words}, twice`, `She says ${words}, twice`])
})
