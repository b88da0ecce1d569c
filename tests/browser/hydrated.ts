import { expect, type Locator } from '@playwright/test'

/** Whether a block is hydrated: React stores its props on elements that it has taken over. */
export const isHydrated = (inBlock: Locator): Promise<boolean> =>
  inBlock.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

/** Until a block is hydrated, keys and pointers do nothing there. */
export const expectHydrated = (inBlock: Locator) => expect.poll(() => isHydrated(inBlock)).toBe(true)
