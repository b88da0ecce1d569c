import { expect, type Locator, type Page } from '@playwright/test'

/** Whether a block is hydrated: React stores its props on elements that it has taken over. */
export const isHydrated = (inBlock: Locator): Promise<boolean> =>
  inBlock.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

/** Until a block is hydrated, keys and pointers do nothing there. */
export const expectHydrated = (inBlock: Locator) => expect.poll(() => isHydrated(inBlock)).toBe(true)

/** Starts the app without a touch. It has taken over when all islands are hydrated, and React owns the rest of the page. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(() => window.marquee.start())
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          Object.keys(document.getElementById('root') ?? {}).some((key) => /^__react/.test(key)) &&
          document.querySelectorAll('[data-island=""]').length,
      ),
    )
    .toBe(0)
}
