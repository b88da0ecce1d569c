import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSite } from '../make-site.ts'
import { interleavedEdits } from './interleaved-edits.ts'
import { killedEdits } from './killed-edits.ts'
import { linkedLetters } from './linked-letters.ts'
import { randomEdits } from './random-edits.ts'
import { openBrowser, openPage, origin, startStudio, timesOfBlocks, timesOnPage } from './timings.ts'

type Row = { what: string; measured: string; limit: string; how: string }

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`

/** The time from the command, started a second time, until the first page can be edited. */
async function timeOfStart(root: string, pages: string): Promise<number> {
  const browser = await openBrowser()
  try {
    for (const round of [1, 2]) {
      const page = await browser.newPage()
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
    await openPage(page, '/about')
    const short = await timesOnPage(page)
    const blocks = await timesOfBlocks(page)
    const fromMs = performance.now()
    const openMs = (await openPage(page, '/long')) - fromMs
    const long = await timesOnPage(page)
    const { pages: count, all, linked } = await linkedLetters(origin)
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
      {
        what: `letters of ${count} pages that lead to file and path`,
        measured: `${((linked / all) * 100).toFixed(2)} %`,
        limit: '97 %',
        how: 'letters of the whole page, header, footer and dialogs too, that are within marks',
      },
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

/** The numbers of the studio; `count` is the number of random edits. */
export async function benchStudio(root: string, count = 10_000): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-studio-'))
  const at = async (name: string) => {
    await mkdir(join(folder, name))
    return join(folder, name)
  }
  try {
    const sample = join(await at('sample'), 'pages')
    await cp(join(root, 'pages'), sample, { recursive: true })
    const large = join(await at('large'), 'pages')
    await makeSite(root, large, 10_000)
    const starts = [
      row(
        'first page editable, 522 pages',
        await timeOfStart(root, sample),
        3_000,
        'second start of the command, to openPage',
      ),
      row('first page editable, 10,000 pages', await timeOfStart(root, large), 5_000, 'the same'),
    ]
    const timed = await rowsOfPages(root, sample)
    const random = await randomEdits(await at('random'), { count, seed: 1 })
    const killed = await killedEdits(await at('killed'), { count: Math.ceil(count / 50), seed: 1 })
    const tabs = await interleavedEdits(await at('tabs'), { count: Math.ceil(count / 20), seed: 1 })
    return [
      ...starts,
      ...timed,
      {
        what: `${count} random edits of all files`,
        measured: `${random.outside.length} outside their range, ${random.different.length} files differ after undo`,
        limit: '0, 0',
        how: `${random.written} written, ${random.refused} refused with a reason`,
      },
      {
        what: `kill -9 at ${Math.ceil(count / 50)} moments`,
        measured: `${killed.wrong.length} wrong`,
        limit: '0',
        how: `${killed.saved} edits of one or three files without a pause`,
      },
      {
        what: `two tabs and another program, ${Math.ceil(count / 20)} edits`,
        measured: `${tabs.lost.length} lost`,
        limit: '0',
        how: `${tabs.saved} saved, ${tabs.conflicts} shown as conflicts, ${tabs.others} writes of the other program`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
