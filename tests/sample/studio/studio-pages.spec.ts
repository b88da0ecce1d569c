import { expect } from '@playwright/test'
import { hold } from '../../browser/hold.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** What reads all pages takes a while on a busy machine. */
const long = { timeout: 60_000 }

test('pages are created, copied, moved and deleted, and one Undo undoes each', async ({ page, studio }) => {
  const { open, preview, button } = partsOf(page)
  const choose = async (name: string) => {
    await button('Pages').click()
    await page.getByRole('menuitem', { name: `${name}…` }).click()
    return page.getByRole('dialog', { name })
  }
  const goTo = async (address: string) => {
    await page.getByRole('combobox', { name: 'Page', exact: true }).fill(address)
    await page
      .getByRole('option', { name: new RegExp(`^${address}\\b`) })
      .first()
      .click()
    await expect(page).toHaveURL(`${studio.url}${address}`)
  }
  const read = (name: string) => studio.read(name).catch(() => 'none')
  await open(`${studio.url}/about`)

  await test.step('created as a draft, at a free and valid address only', async () => {
    const dialog = await choose('New page')
    const create = dialog.getByRole('button', { name: 'New page' })
    await dialog.getByLabel('Title').fill('Summer tour')
    for (const [address, words] of [
      ['/Summer Tour', 'is not a valid address'],
      ['/studio', 'belongs to the server'],
      ['/team', 'is taken by'],
    ] as const) {
      await dialog.getByLabel('Address').fill(address)
      await create.click()
      await expect(dialog.getByRole('alert')).toContainText(words)
    }
    await dialog.getByLabel('Address').fill('/summer-tour')
    await create.click()
    await expect(page).toHaveURL(`${studio.url}/summer-tour`, long)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Summer tour')
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
    expect(await studio.read('summer-tour.yaml')).toContain('title: Summer tour')
    await button('Undo').click()
    await expect.poll(() => read('summer-tour.yaml')).toBe('none')
    await button('Open the home page').click()
    await expect(page).toHaveURL(/\/studio\/?$/)
  })

  await test.step('deleted after its links were shown', async () => {
    const before = await studio.read('careers.yaml')
    await goTo('/careers')
    const release = await hold(page, '**/@studio/linksTo*')
    const dialog = await choose('Delete page')
    await expect(dialog).toContainText('Looking for links to /careers …')
    await expect(dialog.getByRole('button', { name: 'Delete page' })).toBeDisabled()
    release()
    await expect(dialog).toContainText(/2 files link to it: .*_data\/site\.yaml/, long)
    await dialog.getByRole('button', { name: 'Delete page' }).click()
    await expect(page).toHaveURL(/\/studio\/?$/)
    expect(await read('careers.yaml')).toBe('none')
    await button('Undo').click()
    await expect.poll(() => read('careers.yaml')).toBe(before)
  })

  await test.step('copied with its blocks, without its aliases and its template', async () => {
    await goTo('/la/ushers')
    const dialog = await choose('Copy page')
    await dialog.getByLabel('Title').fill('Ushers at the Bowl')
    await dialog.getByLabel('Address').fill('/la/ushers-at-the-bowl')
    await dialog.getByRole('button', { name: 'Copy page' }).click()
    await expect(page).toHaveURL(`${studio.url}/la/ushers-at-the-bowl`, long)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers in Los Angeles')
    await expect(button('Add block')).toBeEnabled()
    const text = await studio.read('la/ushers-at-the-bowl.yaml')
    expect(text).toMatch(/^title: ["']?Ushers at the Bowl/m)
    expect(text).not.toMatch(/^(?:template|aliases|overrides):/m)
  })

  await test.step('moved to another address, and its links follow', async () => {
    const before = await Promise.all(['team.yaml', 'about.yaml'].map(studio.read))
    await goTo('/team')
    const dialog = await choose('Change address')
    await dialog.getByLabel('Address').fill('/our-people')
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await expect(page).toHaveURL(`${studio.url}/our-people`, long)
    expect(await studio.read('our-people.yaml')).toMatch(/aliases:\n\s+- \/team/)
    expect(await studio.read('about.yaml')).toContain('href: /our-people')
    expect(await read('team.yaml')).toBe('none')
    await button('Undo').click()
    await expect.poll(() => Promise.all(['team.yaml', 'about.yaml'].map(read))).toEqual(before)
    await expect.poll(() => read('our-people.yaml')).toBe('none')
  })
})
