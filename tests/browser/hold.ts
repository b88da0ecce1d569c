import type { Page } from '@playwright/test'

/**
 * Holds back what the page asks for at such addresses, and gives what lets it go. `isHeld` chooses among them by their path;
 * without it all are held.
 */
export async function hold(page: Page, addresses: string, isHeld = (_path: string) => true): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await promise
    await route.continue()
  })
  return resolve
}
