import type { Page } from '@playwright/test'

/**
 * Holds back requests of the page to addresses that match, and returns a function that releases them. `isHeld` chooses
 * among them by path; without it, all are held.
 */
export async function hold(page: Page, addresses: string, isHeld = (_path: string) => true): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await promise
    await route.continue()
  })
  return resolve
}
