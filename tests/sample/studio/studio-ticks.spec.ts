import { expect } from '@playwright/test'
import { test } from './studio.ts'

/** What reads and writes many files takes a while on a busy machine. */
const long = { timeout: 60_000 }
const file = '_data/coverage/city-service.yaml'

test('ticks change one line each of the file, whose exceptions, lists and comments stay', async ({ page, studio }) => {
  const grid = page.getByRole('grid', { name: 'Cities × services' })
  const cell = (name: string) => grid.getByRole('checkbox', { name, exact: true })
  const rules = `
only:
  # Two services, by contract.
  sf:
    - bartenders # since May

except:
  chicago:
    - ushers # by the union
`
  const before = await studio.read(file)
  const written = before.replace('\nownSentences', `${rules}\nownSentences`)
  expect(written).toContain(rules)
  await studio.write(file, written)
  await page.goto(`${studio.url}/-/grid`)
  await expect(cell('Bartenders, San Francisco')).toBeChecked(long)
  await expect(cell('Ushers, Chicago')).not.toBeChecked()

  // In the order of the services above.
  const ticked = written.replace('    - bartenders # since May', '    - greeters\n    - bartenders # since May')
  await cell('Greeters, San Francisco').click()
  await expect.poll(() => studio.read(file), long).toBe(ticked)

  await cell('Greeters, Chicago').click(long)
  const dialog = page.getByRole('dialog', { name: 'Remove 1 page?' })
  await dialog.getByRole('button', { name: 'Remove 1 page' }).click(long)
  await expect
    .poll(() => studio.read(file), long)
    .toBe(ticked.replace('# by the union\n', '# by the union\n    - greeters\n'))
  await expect(cell('Greeters, Chicago')).not.toBeChecked(long)

  await cell('Greeters, Chicago').click()
  await expect.poll(() => studio.read(file), long).toBe(ticked)
})
