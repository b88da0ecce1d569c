import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })

  test('the studio speaks German, and English once that is chosen', async ({ page, studio }) => {
    await page.goto(`${studio.url}/about`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const preview = page.frameLocator('iframe[title="Vorschau der Seite"]')
    const blocks = page.getByRole('region', { name: 'Blöcke' })
    await expect(preview.locator('main section').first()).toBeVisible()
    await blocks.getByRole('treeitem', { name: /^Aufmacher/ }).click()

    // What is typed is saved, and the bar says so.
    const title = page.getByRole('region', { name: 'Felder' }).getByRole('textbox').first()
    await title.fill('Ein Haus für Gäste')
    await expect(page.getByRole('status').first()).toHaveText(/^Gespeichert in .*pages\/about\.yaml$/)
    expect(await studio.read('about.yaml')).toContain('Ein Haus für Gäste')

    // Commands are found by German words.
    const search = page.getByRole('combobox', { name: /^Befehle, Blöcke und Seiten suchen/ })
    const run = async (words: string) => {
      await page.keyboard.press('ControlOrMeta+k')
      await search.fill(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Befehle' })).toBeHidden()
    }
    await run('vorschau tag')
    const day = page.getByRole('dialog', { name: 'Einen Tag vorab ansehen' })
    await expect(day.getByRole('button', { name: 'Diesen Tag zeigen' })).toBeVisible()
    await day.getByRole('button', { name: 'Abbrechen' }).click()

    // The choice of a language is stored for the next time.
    await run('sprache english')
    await page.getByRole('dialog', { name: 'Sprache des Studios' }).getByRole('radio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    await partsOf(page).open(`${studio.url}/about`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('at 360 pixels no button of the bar and no word of a dialog is cut', async ({ page, studio }) => {
    const name = 'buehnentechnikerinnenundveranstaltungskaufleute-in-los-angeles'
    await studio.write(`${name}.yaml`, await studio.read('about.yaml'))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${studio.url}/${name}`)
    const beyond = (within: string) =>
      page
        .locator(`${within} :is(button, [role=combobox], p, li)`)
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                one.getBoundingClientRect().right > innerWidth ||
                (one.matches('p, li') && one.scrollWidth > one.clientWidth),
            )
            .map((one) => one.getAttribute('aria-label') ?? one.textContent),
        )
    await expect(page.getByRole('button', { name: /^Probleme \d/ })).toBeVisible()
    expect(await beyond('header')).toEqual([])
    await page.getByRole('button', { name: 'Seiten', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Seite löschen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Seite löschen' })
    await expect(dialog).toContainText(name)
    expect(await beyond('[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  })
})
