import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf } from './contrast.ts'
import { settled } from './settled.ts'

/** The least contrast (WCAG 2.2, 1.4.11) of a drawing that means something. */
const minContrast = 3

const pixelsOf = async (page: Page) =>
  sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

/**
 * Drawings without words (icons, bulbs, bars of progress) that cannot be seen where the system forces its colours, one
 * text each. A drawing is what vanishes from the page when it is hidden, so neither its neighbours nor its ground count.
 */
export async function unseenDrawings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme })
  await settled(page)
  const drawings = await page.evaluate(() => {
    /** Within a box that is scrolled, and not in sight. */
    const isCut = (element: Element | null, { left, right }: { left: number; right: number }): boolean => {
      if (!element) return left < 0 || right > innerWidth
      const box = element.getBoundingClientRect()
      const cuts = getComputedStyle(element).overflowX !== 'visible' && (left < box.left || right > box.right)
      return cuts || isCut(element.parentElement, { left, right })
    }
    const found = [...document.querySelectorAll<HTMLElement>('svg, i, [role=progressbar]')].filter((element) => {
      const box = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return isShown && box.width > 4 && box.height > 4 && !isCut(element.parentElement, box)
    })
    for (const element of found) element.dataset['drawing'] = ''
    return found.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const block = element.closest('[data-block], header, footer')
      return {
        name: `${block?.getAttribute('data-block') ?? block?.tagName.toLowerCase()}: ${element.outerHTML.slice(0, 120)}`,
        box: [left, top + scrollY, right, bottom + scrollY].map(Math.round) as [number, number, number, number],
      }
    })
  })
  const before = await pixelsOf(page)
  const setVisibility = (value: string) =>
    page.evaluate((visibility) => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-drawing]'))
        element.style.setProperty('visibility', visibility, 'important')
    }, value)
  await setVisibility('hidden')
  const after = await pixelsOf(page)
  await setVisibility('')
  const { width, channels } = before.info
  const contrastIn = ([left, top, right, bottom]: (typeof drawings)[number]['box']) => {
    let most = 1
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = (y * width + x) * channels
        const [one, other] = [before, after].map(({ data }) => [...data.subarray(at, at + 3)]) as [number[], number[]]
        most = Math.max(most, contrastOf(one, other))
      }
    return most
  }
  return drawings.filter(({ box }) => contrastIn(box) < minContrast).map(({ name }) => name)
}
