import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { contentTypeOf } from '../server/content-type.ts'
import { cutPairs, type Shot } from './cut-pair.ts'
import type { KindReport, PicturePair } from './report.ts'

/** A desktop and a phone, in CSS pixels. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Chromium draws no taller picture. */
const tallest = 16_000

/** A fake origin, answered from a folder: nothing is requested from the network. */
const origin = 'http://pages.invalid'

async function contextFor(browser: Browser, viewport: (typeof windows)[number], folder: string) {
  // Without scripts a page shows all of its pictures at once, and nothing moves.
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' })
  await context.route('**/*', async (route) => {
    const { origin: from, pathname } = new URL(route.request().url())
    const name = pathname === '/' ? 'index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname
    const body =
      from === origin ? await readFile(join(folder, decodeURIComponent(name))).catch(() => undefined) : undefined
    if (body === undefined) await route.abort()
    else await route.fulfill({ body, contentType: contentTypeOf(name) })
  })
  return context
}

/** The positions of the blocks of a page after its fonts and pictures have loaded. Runs in the page. */
async function layout() {
  await document.fonts.ready
  // Otherwise a picture that takes long to decode is photographed as its placeholder. One that is missing stays so.
  for (const picture of document.images) picture.decoding = 'sync'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  const blocks = [...document.querySelectorAll('main > [data-block]')].map((block) => {
    const { top, height } = block.getBoundingClientRect()
    return { id: block.id, type: block.getAttribute('data-block') ?? '', top: top + window.scrollY, height }
  })
  return { height: document.documentElement.scrollHeight, blocks }
}

async function photograph(context: BrowserContext, path: string): Promise<Shot> {
  const page = await context.newPage()
  try {
    await page.goto(origin + path, { waitUntil: 'load' })
    const { height, blocks } = await page.evaluate(layout)
    const width = page.viewportSize()?.width ?? 0
    const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) }
    return { png: await page.screenshot({ fullPage: true, clip, animations: 'disabled' }), blocks }
  } finally {
    await page.close()
  }
}

export type Photographing = {
  /** Path of a Chromium. */
  chromium: string
  /** Folders with the pages before and after. */
  before: string
  after: string
  /** One page of each kind, with a test for blocks that may differ. */
  pages: readonly { kind: string; path: string; mayDiffer: (id: string) => boolean }[]
  onProgress: (done: number, total: number) => void
}

const launch = async (executablePath: string) => {
  const { chromium } = await import('@playwright/test')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}

/** Takes screenshots of the pages in a folder, on a desktop and a phone. */
export async function photographFolder(chromium: string, folder: string, paths: readonly string[]) {
  const browser = await launch(chromium)
  try {
    const taken: { path: string; width: number; png: Buffer }[] = []
    for (const window of windows) {
      const context = await contextFor(browser, window, folder)
      for (const path of paths) taken.push({ path, width: window.width, png: (await photograph(context, path)).png })
    }
    return taken
  } finally {
    await browser.close()
  }
}

/** Takes screenshots of pages before and after, and returns the visible differences by kind. */
export async function takePhotographs(job: Photographing): Promise<Map<string, KindReport['pictures']>> {
  const browser = await launch(job.chromium)
  try {
    const taken = new Map<string, PicturePair[]>(job.pages.map(({ kind }) => [kind, []]))
    let done = 0
    for (const window of windows) {
      const before = await contextFor(browser, window, job.before)
      const after = await contextFor(browser, window, job.after)
      for (const { kind, path, mayDiffer } of job.pages) {
        const shots = await Promise.all([photograph(before, path), photograph(after, path)])
        const pairs = await cutPairs(...shots, mayDiffer)
        taken.get(kind)?.push(...pairs.map((pair) => ({ width: window.width, ...pair })))
        done += 1
        job.onProgress(done, windows.length * job.pages.length)
      }
    }
    return new Map(job.pages.map(({ kind, path }) => [kind, { page: path, pairs: taken.get(kind) ?? [] }]))
  } finally {
    await browser.close()
  }
}
