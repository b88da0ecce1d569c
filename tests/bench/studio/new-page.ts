import type { Page } from '@playwright/test'
import { several, until } from './views.ts'

/** A new page from a starting point: until its sections show. Undo takes it back. */
export async function timeOfNewPage(page: Page, url: string): Promise<number> {
  return several(async (index) => {
    await page.goto(`${url}/about`)
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('button', { name: /^Problems \d+:/ }).waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    await page.getByRole('menuitem', { name: 'New page…' }).click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByLabel('Title').fill(`Bench offer ${index}`)
    await dialog.getByRole('radio', { name: 'A starting point' }).check()
    await dialog.getByRole('radio', { name: 'Landing page' }).check()
    const isThere = `location.pathname.endsWith('/bench-offer-${index}') && document.querySelectorAll('[role=treeitem]').length === 6 && document.querySelector('[role=treeitem]').textContent.includes('Bench offer ${index}')`
    const time = await until(page, 'click', isThere, () => dialog.getByRole('button', { name: 'Create' }).click())
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.waitForTimeout(2_000)
    return time
  })
}
