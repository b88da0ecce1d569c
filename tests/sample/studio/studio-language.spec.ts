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
})
