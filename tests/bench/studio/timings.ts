import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../../src/cli/tests/chromium.ts'
import { median } from '../median.ts'

const port = 4396
const repeats = 5
/** How long one picture is waited for, in milliseconds. */
const maxMs = 15_000
const origin = `http://localhost:${port}`
export const studioUrl = `${origin}/studio`

/** Starts `npm run studio` over a content folder; resolves when it has printed its address. */
export async function startStudio(root: string, pages: string) {
  const startMs = performance.now()
  const server = spawn(process.execPath, [join(root, 'src/cli/main.ts'), 'studio', '--pages', pages], {
    env: { ...process.env, PORT: String(port), BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(server.stdout, 'data')
  return {
    startMs,
    async stop(): Promise<void> {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

const frameOf = (page: Page) => page.frameLocator('iframe[title="Page preview"]')
const blocksOf = (page: Page) => page.getByRole('region', { name: 'Blocks' })

/** Opens a page in the studio; returns when its texts can be clicked, as milliseconds since this process started. */
export async function openPage(page: Page, address: string): Promise<number> {
  await page.goto(`${origin}/studio${address}`)
  await frameOf(page).locator('main section').first().waitFor()
  await blocksOf(page).getByRole('treeitem').first().waitFor()
  return performance.now()
}

/** Installs a listener; returns what resolves with its time, on the clock of all frames. */
type Clock = () => Promise<() => Promise<number>>

const clock =
  (scope: Locator, install: string, what: string): Clock =>
  async () => {
    await scope.evaluate(
      (body, [type, name]) => {
        const now = () => performance.timeOrigin + performance.now()
        const seen = window as unknown as Record<string, Promise<number>>
        seen['measured'] = new Promise<number>((done) => {
          if (type === 'event') {
            addEventListener(name as string, () => done(now()), { capture: true, once: true })
            return
          }
          const sections = () => [...document.querySelectorAll('main > section')]
          const states: Record<string, () => unknown> = {
            text: () => sections()[0]?.textContent,
            block: () => sections()[0],
            order: () =>
              sections()
                .map((one) => one.textContent)
                .join('\n'),
          }
          const state = states[name as string] as () => unknown
          const before = state()
          const observer = new MutationObserver(() => {
            if (state() === before) return
            observer.disconnect()
            requestAnimationFrame(() => done(now()))
          })
          observer.observe(body, { childList: true, characterData: true, subtree: true })
        })
      },
      [install, what],
    )
    return () =>
      scope.evaluate(() => (window as unknown as Record<string, Promise<number>>)['measured'] as Promise<number>)
  }

/** The time of the next event of this type in the studio. */
const nextEvent = (page: Page, type: string) => clock(page.locator('body'), 'event', type)

/** What of the page changes: a text, the element of the first block, or the order of the blocks. */
type Seen = 'text' | 'block' | 'order'

/** The time at which the frame has drawn the next change of this kind. */
const nextPicture = (page: Page, seen: Seen) => clock(frameOf(page).locator('body'), 'picture', seen)

/** Milliseconds between two events that `cause` leads to. */
async function between(from: Clock, to: Clock, cause: () => Promise<unknown>): Promise<number> {
  const [started, ended] = [await from(), await to()]
  await cause()
  const times = Promise.all([started(), ended()])
  const late = new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error(`Nothing was seen after ${String(cause)}`)), maxMs).unref(),
  )
  const [startMs, endMs] = await Promise.race([times, late])
  return endMs - startMs
}

async function several(once: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < repeats; index++) times.push(await once(index))
  return median(times)
}

/** Until what was written shows, and nothing else happens. */
const settled = (page: Page) => page.waitForTimeout(1_500)

/** What a person waits for on an open page, as medians in milliseconds; `headline` is the first block's. */
export async function timesOnPage(page: Page) {
  const frame = frameOf(page)
  const title = page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const released = clock(frame.locator('body'), 'event', 'pointerup')
  const focus = await several(async (index) => {
    await blocksOf(page).getByRole('treeitem').nth(1).click()
    const spot = { x: 20 + index, y: 10 }
    return between(released, nextEvent(page, 'focusin'), () =>
      frame.locator('main section').first().locator('h1, h2').first().click({ position: spot }),
    )
  })
  const letter = await several(async () => {
    await title.focus()
    await page.keyboard.press('End')
    const time = await between(nextEvent(page, 'keydown'), nextPicture(page, 'text'), () => page.keyboard.press('x'))
    await settled(page)
    return time
  })
  const rendering = await several(async () => {
    await title.focus()
    await page.keyboard.press('End')
    const time = await between(nextEvent(page, 'keydown'), nextPicture(page, 'block'), () => page.keyboard.press('y'))
    await settled(page)
    return time
  })
  const undo = await several(async () => {
    await title.focus()
    await page.keyboard.type('z')
    await page.keyboard.press('ControlOrMeta+s')
    await settled(page)
    const time = await between(nextEvent(page, 'click'), nextPicture(page, 'text'), () => button('Undo').click())
    await settled(page)
    return time
  })
  return { focus, letter, rendering, undo }
}

/** A block that is moved, added and deleted, until the page shows it. */
export async function timesOfBlocks(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const select = (index: number) => blocksOf(page).getByRole('treeitem').nth(index).click()
  const seen = async (name: string) => {
    const time = await between(nextEvent(page, 'click'), nextPicture(page, 'order'), () => button(name).click())
    await settled(page)
    return time
  }
  const moved = await several(async (index) => {
    await select(index % 2 === 0 ? 1 : 2)
    return seen(index % 2 === 0 ? 'Move down' : 'Move up')
  })
  const inserted = await several(async () => {
    await select(1)
    return seen('Duplicate')
  })
  const deleted = await several(async () => {
    await select(2)
    return seen('Delete')
  })
  return { moved, inserted, deleted }
}
