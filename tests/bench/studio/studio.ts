import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutTour } from '../../browser/studio-parts.ts'
import { makeSite } from '../make-site.ts'
import { compareAll, timesOfGrid } from './grid.ts'
import { timesOfLooks } from './looks.ts'
import { timeOfNewPage } from './new-page.ts'
import { timesOfEffect, timesOfTemplate } from './template.ts'
import { openBrowser, openPage, startStudio, studioUrl, timesOfBlocks, timesOnPage } from './timings.ts'
import { timesOfFormattedKeys, timesOfList, timesOfReplacing } from './views.ts'

type Row = { what: string; measured: string; limit: string; how: string }

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`

/** The time from the command, started a second time, until the first page can be edited. */
async function timeOfStart(root: string, pages: string): Promise<number> {
  const browser = await openBrowser()
  try {
    for (const round of [1, 2]) {
      const page = await browser.newPage()
      await withoutTour(page.context())
      const studio = await startStudio(root, pages)
      const readyMs = await openPage(page, '/about')
      await studio.stop()
      await page.close()
      if (round === 2) return readyMs - studio.startMs
    }
    return 0
  } finally {
    await browser.close()
  }
}

/** A page of 60 blocks, of those of the page `about` in turns that may stand there twice. */
async function writeLongPage(pages: string): Promise<void> {
  const text = await readFile(join(pages, 'about.yaml'), 'utf8')
  const [head = '', list = ''] = text.split(/^blocks:\n/m)
  const blocks = list.split(/^(?= {2}- )/m).filter((block) => !/^ {4}id:|^ {2}- use:/m.test(block))
  const [first = '', ...others] = blocks
  const many = Array.from({ length: 59 }, (_, index) => others[index % others.length])
  await writeFile(
    join(pages, 'long.yaml'),
    `${head.replace(/^aliases:(?:\n {2}.*)*\n/m, '')}noindex: true\nblocks:\n${[first, ...many].join('')}`,
  )
}

async function rowsOfPages(root: string, pages: string): Promise<Row[]> {
  await writeLongPage(pages)
  const browser = await openBrowser()
  const studio = await startStudio(root, pages)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await withoutTour(page.context())
    await openPage(page, '/about')
    const short = await timesOnPage(page)
    const blocks = await timesOfBlocks(page)
    const fromMs = performance.now()
    const openMs = (await openPage(page, '/long')) - fromMs
    const long = await timesOnPage(page)
    const looks = await timesOfLooks(page, studioUrl)
    return [
      row('click to focus in its field', short.focus, 100, 'pointerup in the frame to focusin in the studio'),
      row('key to letter on the page', short.letter, 30, 'keydown to the next frame after the text has changed'),
      row(
        'true rendering with diagnostics',
        short.rendering,
        150,
        'keydown to the frame after the block was replaced, not saved yet',
      ),
      row('undo', short.undo, 120, 'click to the frame after the block was replaced'),
      row('block moved', blocks.moved, 150, 'click to the frame after the page has changed'),
      row('block inserted', blocks.inserted, 150, 'the same'),
      row('block deleted', blocks.deleted, 150, 'the same'),
      row('60 blocks: open', openMs, 800, 'navigation until blocks and page are there, once'),
      row('60 blocks: click to focus', long.focus, 100, 'as above'),
      row('60 blocks: key to letter', long.letter, 30, 'as above'),
      row('60 blocks: true rendering', long.rendering, 150, 'as above'),
      row('60 blocks: undo', long.undo, 120, 'as above'),
      row('colour of the theme dragged', looks.dragged, 200, 'mousemove to the frame in which the page has the colour'),
      row('another day', looks.day, 600, '“Show this day” to the page as it is then'),
    ]
  } finally {
    await studio.stop()
    await browser.close()
  }
}

/** What edits of shared texts would do, on the sample site: 464 pages follow one template. */
async function rowsOfEffects(root: string, pages: string): Promise<Row[]> {
  const browser = await openBrowser()
  const studio = await startStudio(root, pages)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await withoutTour(page.context())
    await openPage(page, '/la/ushers')
    await page.getByRole('button', { name: /^Problems \d+:/ }).waitFor({ timeout: 120_000 })
    const effect = await timesOfEffect(page)
    const { first, all } = await timesOfTemplate(page, studioUrl)
    return [
      row('template: first twelve', first, 500, 'the last letter to the frame with twelve pages that say it'),
      row('template: all counted', all, 3_000, 'the last letter to the frame with the number of pages'),
      row('shared section: what it does', effect, 1_000, 'click to the frame with twelve pages that say it'),
    ]
  } finally {
    await studio.stop()
    await browser.close()
  }
}

/** How many pages have words of their own that are replaced. */
const replacedPages = 500

/** Gives some pages of a matrix titles of their own. */
async function writeOwnWords(pages: string): Promise<void> {
  const files = (await readdir(pages, { recursive: true, encoding: 'utf8' })).filter((name) =>
    /^springfield-\d+\/.*\.yaml$/.test(name),
  )
  for (const [index, name] of files.sort().slice(0, replacedPages).entries()) {
    const file = join(pages, name)
    await writeFile(file, `${await readFile(file, 'utf8')}overrides:\n  title: Bench words are here ${index}\n`)
  }
}

/** The views of the whole site, of one with 10,000 pages. */
async function rowsOfViews(root: string, pages: string): Promise<Row[]> {
  await writeOwnWords(pages)
  await compareAll(pages)
  const browser = await openBrowser()
  const studio = await startStudio(root, pages)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await withoutTour(page.context())
    await openPage(page, '/about')
    // The list is that of the last time that all pages were read.
    await page.getByRole('button', { name: /^Problems \d+:/ }).waitFor({ timeout: 120_000 })
    const grid = await timesOfGrid(page)
    const list = await timesOfList(page)
    const newPage = await timeOfNewPage(page, studioUrl)
    const keys = await timesOfFormattedKeys(page, studioUrl)
    const { found, changed, undone, isSame } = await timesOfReplacing(page, studioUrl, pages, replacedPages)
    return [
      row('10,000 pages: grid', grid.open, 1_000, 'click on “Grid of pages” to the frame with its rows'),
      row('10,000 pages: likeness', grid.likeness, 200, 'request for one page to its answer'),
      row('10,000 pages: list', list.open, 500, 'click on “All pages” to the frame with its rows'),
      row('10,000 pages: filter', list.filtered, 40, 'keydown to the frame with other rows'),
      row('10,000 pages: by their texts', list.fullText, 200, 'keydown to the frame with pages that have the word'),
      row('10,000 pages: new page', newPage, 1_000, 'click on “Create” to the frame with its blocks'),
      row('500 files: found', found, 400, 'the last letter to the frame with all places'),
      row('500 files: replaced', changed, 4_000, 'click to the frame that says so, once'),
      row(
        '500 files: undone',
        undone,
        4_000,
        `the same; ${isSame ? 'every byte as before' : 'OTHER BYTES THAN BEFORE'}`,
      ),
      row('key in a formatted text', keys.inField, 30, 'keydown to the frame with the letter'),
      row('the same on the page', keys.onPage, 30, 'the same'),
    ]
  } finally {
    await studio.stop()
    await browser.close()
  }
}

const row = (what: string, measured: number, limit: number, how: string): Row => ({
  what,
  measured: ms(measured),
  limit: `${limit} ms`,
  how,
})

/** What a person waits for in the studio: its start, clicks, keys and blocks. */
export async function benchStudio(root: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-studio-'))
  try {
    const sample = join(folder, 'sample/pages')
    await cp(join(root, 'pages'), sample, { recursive: true })
    const large = join(folder, 'large/pages')
    await makeSite(root, large, 10_000)
    const startOf = async (what: string, pages: string, limit: number) =>
      row(what, await timeOfStart(root, pages), limit, 'second start of the command, to the page')
    return [
      await startOf('first page editable, 522 pages', sample, 3_000),
      await startOf('first page editable, 10,000 pages', large, 5_000),
      ...(await rowsOfEffects(root, sample)),
      ...(await rowsOfPages(root, sample)),
      ...(await rowsOfViews(root, large)),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
