import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { onePageOfEveryKind } from './every-kind.ts'

for (const path of [...onePageOfEveryKind(), '/no-such-page'])
  test(`axe finds nothing on ${path}, and nothing is asked for elsewhere`, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL) elsewhere.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
    expect(elsewhere).toEqual([])
  })

test('axe finds nothing in the open quote dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  const { violations } = await new AxeBuilder({ page }).include('#quote-dialog').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
})
