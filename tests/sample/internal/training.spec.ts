import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'

const course = (page: Page) => page.locator('[data-block=training]')
const keptUnder = 'marquee:training:captain-training'
/** The first answers of the quiz are not all right; these are, by their place in the list. */
const rightOnes = [1, 1, 0, 1, 0, 1, 0, 1, 1, 0]
const quiz = (page: Page) => page.locator('#training-quiz')
const questions = (page: Page) => quiz(page).locator('fieldset')

async function openQuiz(page: Page) {
  await page.goto('/captain-training')
  await quiz(page).locator('> summary').click()
}

async function answerAll(page: Page, places: readonly number[]) {
  for (const [index, place] of places.entries()) await questions(page).nth(index).getByRole('radio').nth(place).check()
}

test('an answer by mouse or by the arrow keys shows its reason, and is still there after a reload', async ({
  page,
}) => {
  await page.goto('/captain-training')
  const question = course(page).getByRole('group', { name: /By the evening before/ })
  await question.getByRole('radio', { name: /Write the message again/ }).check()
  await expect(question.getByRole('status')).toContainText('Not quite.')
  await question.getByRole('radio', { name: /Call both/ }).check()
  await expect(question.getByRole('status')).toContainText('Right.')
  await expect(course(page)).toContainText('1 of 22 answered right')
  await page.reload()
  await expect(question.getByRole('radio', { name: /Call both/ })).toBeChecked()
  await course(page).getByRole('button', { name: 'Start over' }).click()
  await expect(course(page)).toContainText('0 of 22 answered right')

  await course(page).getByRole('button', { name: 'Next: The briefing' }).press('Enter')
  const part = page.locator('#training-briefing')
  await expect(part.locator('> summary')).toBeFocused()
  await expect(part).toHaveAttribute('open', '')
  const first = part.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(part.getByRole('status').first()).toContainText('Right.')
})

test('the quiz requires all answers, shows wrong ones, and repeats those; its certificate requires a name, and prints alone on one sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openQuiz(page)
  await quiz(page).getByRole('button', { name: 'Score my answers' }).click()
  await expect(quiz(page).getByRole('alert')).toHaveText('10 questions are still open. Answer them first.')
  await expect(questions(page).first().getByRole('radio').first()).toBeFocused()
  await answerAll(page, [0, 0, 1, ...rightOnes.slice(3)])
  await quiz(page).getByRole('button', { name: 'Score my answers' }).click()
  await expect(quiz(page)).toContainText('7 of 10 right')
  await expect(quiz(page)).toContainText('Not passed yet: 8 are needed.')
  await expect(page.getByRole('article', { name: 'Certificate' })).toHaveCount(0)
  await quiz(page).getByRole('button', { name: 'Try again' }).click()
  await answerAll(page, rightOnes.slice(0, 3))
  await quiz(page).getByRole('button', { name: 'Score my answers' }).click()
  await expect(quiz(page)).toContainText('10 of 10 right')
  await expect(page.getByRole('article', { name: 'Certificate' })).toContainText('10 of 10')

  expect(await axeErrors(page)).toEqual([])
  await page.getByRole('button', { name: 'Print the certificate' }).click()
  await expect(page.getByRole('alert')).toHaveText('Type the name that the certificate is for.')
  await page.getByLabel('Name on the certificate').fill('Sam <b>Reed</b>')
  const sheet = page.getByRole('article', { name: 'Certificate' })
  await page.getByRole('button', { name: 'Print the certificate' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toContainText('Sam <b>Reed</b>')
  await expect(sheet).toBeVisible()
  await expect(page.locator('body > header')).toBeHidden()
  await expect(questions(page).first()).toBeHidden()
  await page.emulateMedia({ media: null })
  for (const format of ['A4', 'Letter']) {
    await page.getByRole('button', { name: 'Print the certificate' }).click()
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
  // Printing is over: the page is whole again.
  await expect(page.locator('html')).not.toHaveAttribute('data-printing')
})

test('works if the device stores nonsense, or refuses to store, and then says that nothing is stored', async ({
  page,
}) => {
  await page.goto('/captain-training')
  for (const stored of ['{', '{"answers":4}', '[]']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key as string, value as string), [keptUnder, stored])
    await page.reload()
    await expect(course(page), stored).toContainText('0 of 22 answered right')
  }
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('refused')
    }
  })
  await page.goto('/captain-training')
  await course(page)
    .getByRole('radio', { name: /Call both/ })
    .check()
  await expect(course(page)).toContainText('1 of 22 answered right')
  await expect(course(page)).toContainText('This browser keeps nothing')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and each question shows its answer', async ({ page }) => {
    await page.goto('/captain-training')
    const answer = course(page).locator('noscript strong').first()
    await expect(answer).toBeVisible()
    expect(await answer.textContent()).toBe('Answer: Call both, and tell the office if you cannot reach them.')
    await expect(course(page).getByRole('button', { name: /Next:/ })).toHaveCount(0)
  })
})
