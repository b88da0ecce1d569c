import { expect, type Locator } from '@playwright/test'

/** Until a block is hydrated, keys and pointers do nothing there: React keeps its props on the elements that it has taken over. */
export const cameAlive = (inBlock: Locator) =>
  expect
    .poll(() => inBlock.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
