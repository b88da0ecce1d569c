import { createContent } from '../../../src/content/load/load.ts'
import { markedQuery } from '../../../src/studio/server/studio.ts'
import { addLetters, noLetters } from '../../support/linked-letters.ts'

/** The letters of all pages as the server of the studio at `origin` sends them. */
export async function linkedLetters(origin: string) {
  const content = createContent({ root: '.', drafts: true })
  await content.list()
  const pages = content.pageFiles()
  const letters = noLetters()
  for (const { name } of pages) {
    const response = await fetch(`${origin}${name}?${markedQuery}`, { headers: { accept: 'text/html' } })
    const html = await response.text()
    addLetters(html.slice(html.indexOf('<body')), letters)
  }
  return { pages: pages.length, ...letters }
}
