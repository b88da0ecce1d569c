import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('help says what is in focus, with an example, the docs and the keys', async ({ page, studio }) => {
  const { open, blocks, field, button } = partsOf(page)
  const help = page.getByRole('dialog', { name: 'Help' })
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()

  await test.step('a question mark is typed in a text, and F1 asks there', async () => {
    await field('Title').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('?')
    await expect(field('Title')).toHaveValue(/\?$/)
    await expect(help).toBeHidden()
    await page.keyboard.press('F1')
    await expect(help.getByRole('heading', { name: 'Title, a field of Hero' })).toBeVisible()
    await expect(help.getByRole('link', { name: /^Its page in the docs/ })).toHaveAttribute('href', '/gallery#hero')
    await expect(help.getByRole('row', { name: /Undo$/ })).toContainText(/Ctrl\+Z|⌘\+Z/)
    expect(await axeErrors(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(field('Title')).toBeFocused()
  })

  await test.step('the key works elsewhere, and the button everywhere', async () => {
    await blocks.getByRole('treeitem', { name: /^Hero/ }).focus()
    await page.keyboard.press('?')
    await help.getByText('All fields of Hero').click()
    await expect(help.getByRole('term').filter({ hasText: /^Title$/ })).toBeVisible()
    await help.getByRole('button', { name: 'Close' }).click()
    await button('Page settings').first().click()
    await button('Help').click()
    await expect(help.getByRole('heading', { name: 'Page settings', exact: true })).toBeVisible()
  })

  await test.step('the tour begins from here, by keyboard alone', async () => {
    await help.getByRole('button', { name: 'Take the tour' }).press('Enter')
    const tour = page.getByRole('region', { name: 'Tour' })
    await expect(tour.getByRole('heading', { name: 'The page is what you edit' })).toBeFocused()
    await tour.getByRole('button', { name: 'Next step' }).press('Enter')
    await expect(tour.getByRole('heading', { name: 'A page is a list of blocks' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    await expect(button('Help')).toBeFocused()
  })
})

test.describe(() => {
  test.use({ isFirstStart: true })

  test('the tour comes at the first start, has five steps, and comes once', async ({ page, studio }) => {
    const { open } = partsOf(page)
    const tour = page.getByRole('region', { name: 'Tour' })
    await open(`${studio.url}/about`)
    for (let step = 1; step < 5; step++) {
      await expect(tour).toContainText(`Step ${step} of 5`)
      if (step === 1)
        expect((await new AxeBuilder({ page }).include('section[aria-label="Tour"]').analyze()).violations).toEqual([])
      await tour.getByRole('button', { name: 'Next step' }).click()
    }
    await expect(tour).toContainText('Step 5 of 5')
    await tour.getByRole('button', { name: 'Previous step' }).click()
    await tour.getByRole('button', { name: 'Leave the tour' }).click()
    await expect(tour).toBeHidden()
    await open(`${studio.url}/about`)
    await expect(tour).toBeHidden()
  })
})
