import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { several, until } from './views.ts'

/** Has the pages of a bench site compared, whose checks do not: it has thousands that are much alike. */
export async function compareAll(pages: string): Promise<void> {
  const file = join(pages, '_data/site.yaml')
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/^duplicates: .*$/m, 'duplicates: { warn: 0.9, error: 1 }'),
  )
}

/** The grid of pages: until it shows, and until the likeness of a page is known. */
export async function timesOfGrid(page: Page) {
  const open = await several(async () => {
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    const time = await until(page, 'click', `document.querySelectorAll('[role=grid] tbody th').length > 10`, () =>
      page.getByRole('menuitem', { name: 'Grid of pages' }).click(),
    )
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await page.getByRole('grid').waitFor({ state: 'hidden' })
    return time
  })
  /** The request that the studio sends once an edit is saved, for one page after the other. */
  const askFor = (address: string) =>
    page.evaluate(async (one) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? ''
      const fromMs = performance.now()
      const response = await fetch('/@studio/likeness', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-studio-token': token },
        body: JSON.stringify({ addresses: [one] }),
      })
      const likeness = (await response.json())[one]
      return { ms: performance.now() - fromMs, isKnown: likeness.share !== undefined, isPending: likeness.isPending }
    }, address)
  for (let tries = 0; (await askFor('/la/ushers')).isPending && tries < 120; tries++) await page.waitForTimeout(1_000)
  const likeness = await several(async (index) => {
    const { ms, isKnown } = await askFor(`/springfield-${index * 7}/ushers`)
    return isKnown ? ms : Number.NaN
  })
  return { open, likeness }
}
