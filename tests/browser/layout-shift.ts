import type { Page } from '@playwright/test'

/** Adds up from now on by how much each page that is opened shifts without having been touched. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** By how much the page has shifted since it was opened. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shift')))
