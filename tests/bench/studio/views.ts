import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { median } from '../median.ts'

const repeats = 5
/** How long anything is waited for, in milliseconds: an edit of many pages takes a while. */
const maxMs = 120_000

/** The time in milliseconds from the next event of a type in the studio until its document has a state, and is drawn. */
export async function until(
  page: Page | Frame,
  type: string,
  state: string,
  cause: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    ([event, condition]) => {
      const isThere = new Function(`return ${condition}`) as () => boolean
      const seen = window as unknown as Record<string, Promise<number>>
      seen['measured'] = new Promise<number>((done) => {
        let startMs = 0
        addEventListener(event as string, () => (startMs ||= performance.now()), { capture: true, once: true })
        const look = () => {
          if (startMs === 0 || !isThere()) return
          observer.disconnect()
          requestAnimationFrame(() => done(performance.now() - startMs))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true })
      })
    },
    [type, state],
  )
  await cause()
  const measured = page.evaluate(() => (window as unknown as Record<string, Promise<number>>)['measured'])
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error(`This did not come: ${state}`)), maxMs).unref(),
  )
  return (await Promise.race([measured, late])) as number
}

export async function several(once: (index: number) => Promise<number>, times = repeats): Promise<number> {
  const all: number[] = []
  for (let index = 0; index < times; index++) all.push(await once(index))
  return median(all)
}

/** What the status of the view says. */
const status = `[...document.querySelectorAll('main:not([hidden]) [role=status]')].map((one) => one.textContent).join()`

/** The list of all pages: until it shows, and until it is narrowed down by titles and by texts. */
export async function timesOfList(page: Page) {
  const filter = page.getByRole('searchbox', { name: 'Filter pages' })
  const open = await several(async () => {
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    const time = await until(
      page,
      'click',
      `document.querySelectorAll('[aria-label=Pages] [data-row]').length > 10`,
      () => page.getByRole('menuitem', { name: 'All pages' }).click(),
    )
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await filter.waitFor({ state: 'hidden' })
    return time
  })
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await page.getByRole('menuitem', { name: 'All pages' }).click()
  /** From a word that no page has, by one key. */
  const narrowed = async (typed: string, key: string) => {
    await filter.fill(typed)
    await filter.press('Home')
    await page.waitForTimeout(1_500)
    const before = JSON.stringify(await page.evaluate(status))
    return until(page, 'keydown', `${status} !== ${before}`, () => page.keyboard.press(key))
  }
  const filtered = await several(() => narrowed('zlos angeles ushers', 'Delete'))
  // No title and no address has this word.
  const fullText = await several(() => narrowed('zovertime', 'Delete'))
  return { open, filtered, fullText }
}

/** The hash of all files of a content folder. */
async function treeHash(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  for (const one of names.sort((a, b) => (a.parentPath + a.name < b.parentPath + b.name ? -1 : 1))) {
    const path = join(one.parentPath, one.name)
    hash.update(path).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** Search and replace in `files` pages that have words of their own: found, changed, and undone to the same bytes. */
export async function timesOfReplacing(page: Page, url: string, folder: string, files: number) {
  await page.goto(`${url}/-/replace`)
  const search = page.getByLabel('Search', { exact: true })
  await page.getByRole('combobox', { name: 'Where' }).click()
  await page.getByRole('option', { name: 'Pages' }).click()
  await page.getByLabel('Replace with', { exact: true }).fill('Bench words were here')
  const before = await treeHash(folder)
  const found = await several(async (index) => {
    await search.fill('')
    await page.waitForTimeout(600)
    // Each is another search: the studio shows the last result until the next one is there.
    const words = 'Bench words are here'.slice(index)
    return until(
      page,
      'input',
      `[...document.querySelectorAll('del')].some((one) => one.textContent === '${words}')`,
      () => search.fill(words),
    )
  })
  await search.fill('Bench words are here')
  await page.waitForTimeout(1_500)
  const changed = await until(
    page,
    'click',
    `document.querySelector('[role=alert]')?.textContent.includes('written')`,
    () => page.getByRole('button', { name: 'Replace all' }).click(),
  )
  const undone = await until(page, 'click', `${status}.includes('in ${files} files')`, () =>
    page.getByRole('button', { name: 'Undo', exact: true }).click(),
  )
  return { found, changed, undone, isSame: before === (await treeHash(folder)) }
}

/** A key in the formatted text of a document, until it shows the letter. */
const timeOfKey = (page: Page, document: Page | Frame) =>
  several(async () => {
    const text = document.locator('.ProseMirror')
    const length = await text.evaluate((element) => element.textContent?.length ?? 0)
    const time = await until(
      document,
      'keydown',
      `document.querySelector('.ProseMirror').textContent.length === ${length + 1}`,
      () => page.keyboard.press('x'),
    )
    await page.waitForTimeout(1_500)
    return time
  })

/** A key in a formatted text, until it shows the letter: in its field, and on the page. */
export async function timesOfFormattedKeys(page: Page, url: string) {
  await page.goto(`${url}/about`)
  await page.getByRole('treeitem', { name: /^Rich text/ }).click()
  await page.getByRole('textbox', { name: 'Body' }).getByText('Companies that run').click()
  const inField = await timeOfKey(page, page)
  await page.frameLocator('iframe').getByText('Companies that run').dblclick()
  await page.frameLocator('iframe').getByRole('textbox', { name: 'Text on the page' }).waitFor()
  const frame = page.frames().find((one) => one.url().endsWith('/about?studio'))
  const onPage = frame ? await timeOfKey(page, frame) : Number.NaN
  return { inField, onPage }
}
