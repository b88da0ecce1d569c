import { expect, type Page } from '@playwright/test'

type Shift = { value: number; moved: readonly string[] }

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Keeps from now on how each page that is opened shifts without having been touched. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement
              return `${element?.outerHTML.slice(0, 120)}: ${place(previousRect)} → ${place(currentRect)}`
            }),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Expects that the page has shifted by no more than a number since it was opened. If it has, the error says what moved from
 * where (x, y, width, height) to where.
 */
export async function expectStill(page: Page, most: number, what: string): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as readonly Shift[])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, [what, ...shifts.flatMap(({ moved }) => moved)].join('\n')).toBeLessThanOrEqual(most)
}
