import type { Page } from '@playwright/test'
import { several, until } from './views.ts'

/** How many pages are shown at once. */
const shown = 12

const places = 'ul[aria-label=Places] > li'
const counted = `/pages change/.test([...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join())`

/** A sentence of a template: from its last letter until the pages say it, and until all of them are counted. */
export async function timesOfTemplate(page: Page, studioUrl: string) {
  await page.goto(`${studioUrl}/-/template`)
  const title = page.getByRole('region', { name: 'Words of the template' }).getByLabel('Title', { exact: true })
  await page
    .locator(`${places} iframe`)
    .nth(shown - 1)
    .waitFor()
  const says = (index: number) =>
    `[...document.querySelectorAll('${places}')].filter((one) => one.textContent.includes('evening ${index}')).length === ${shown}`
  const type = (index: number) => title.fill(`{service.name} for evening ${index} in {city.name}`)
  const first = await several(async (index) => {
    const time = await until(page, 'input', says(index), () => type(index))
    // The next letter comes once all is quiet.
    await page.getByText(/pages change/).waitFor()
    return time
  })
  const all = await several((index) =>
    until(page, 'input', `${says(index + shown)} && ${counted}`, () => type(index + shown)),
  )
  return { first, all }
}

/** A sentence of a shared section: from a click until the pages say it that would change. */
export async function timesOfEffect(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const title = page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true }).first()
  await page.getByRole('treeitem', { name: /^Duties/ }).click()
  return several(async (index) => {
    await title.fill(`The work of {service.plural}, ${index}`)
    await dialog.getByText(/pages change/).waitFor()
    const time = await until(page, 'click', `document.querySelectorAll('${places} iframe').length === ${shown}`, () =>
      dialog.getByRole('button', { name: 'What does this do?' }).click(),
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    return time
  })
}
