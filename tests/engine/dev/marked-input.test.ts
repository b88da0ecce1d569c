import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { cutAtTags } from '../../../src/components/prose/tagged-text.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { markedInput } from '../../../src/dev/marked-input.ts'

const written = `header:
  links:
    - { text: للعيد, href: /zoeken, languages: [ar] }
    - { text: Over ons, href: /over-ons }
    - text: Meer
      columns:
        - { title: للعيد, links: [{ text: للعيد, href: /zoeken, languages: [ar] }] }
        - { title: Winkel, links: [{ text: للعيد, href: /zoeken, languages: [ar] }, { text: Prijzen, href: /prijzen }] }
      highlight: { text: Nieuw, href: /over-ons }
footer:
  columns:
    - { title: للعيد, languages: [ar], links: [{ text: Zoeken, href: /zoeken }] }
    - { title: Meer, links: [{ text: Zoeken, href: /zoeken }] }
`

it('marks lead to where the text of a menu is written, whatever the language lacks before it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-marks-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp('tests/sites/bakery', join(folder, 'pages'), { recursive: true })
  const file = join(folder, 'pages/_data/site.yaml')
  const site = await readFile(file, 'utf8')
  await writeFile(file, site.replace(/^header:.*^(?=sample:)/ms, written))
  const loaded = await loadSite({ root: folder, now: new Date('2026-11-29') })
  const { layout } = markedInput(loaded, { logo: undefined, pictures: {} }).tagged()
  const marks = cutAtTags(JSON.stringify([layout.header.entries, layout.footer.columns])).flatMap((part) =>
    'mark' in part && part.isStart ? part.mark.replace('/_data/site#', '') : [],
  )
  expect(new Set(marks)).toEqual(
    new Set([
      'header.links.1.text',
      'header.links.2.text',
      'header.links.2.columns.1.title',
      'header.links.2.columns.1.links.1.text',
      'header.links.2.highlight.text',
      'footer.columns.1.title',
      'footer.columns.1.links.0.text',
    ]),
  )
})
