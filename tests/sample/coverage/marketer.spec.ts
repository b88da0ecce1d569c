import { execFileSync } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startDevServer } from '../../support/servers/dev-server.ts'
import { copySmallSample } from '../../support/small-sample.ts'

let site: Awaited<ReturnType<typeof startDevServer>>
test.beforeAll(async () => {
  site = await startDevServer(copySmallSample)
})
test.afterAll(() => site.stop())

/** Saves a file of the content with a change, as a marketer does. */
async function save(name: string, change: (text: string) => string): Promise<void> {
  const path = join(site.pages, name)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

const generate = () =>
  execFileSync(process.execPath, ['src/cli/main.ts', 'generate', '--pages', site.pages], { stdio: 'ignore' })

test('a new fact about a city is on all its pages, and a page may say more, by YAML alone', async ({ page }) => {
  await page.goto(`${site.home}/la/ushers`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await save('_data/collections.yaml', (text) =>
    text.replace('  fields:\n', '  fields:\n    parking: { kind: sentences, description: Where a crew parks. }\n'),
  )
  await save('_data/cities/la.yaml', (text) => `${text}\nparking: In the yard behind the hall.\n`)
  await appendFile(
    join(site.pages, '_data/templates/city-service.yaml'),
    "  - type: rich-text\n    body: 'Parking: {city.parking}'\n    when: { city.parking: true }\n",
  )
  generate()
  await expect(page.getByText('Parking: In the yard behind the hall.')).toBeVisible()

  await save('_data/cities/la.yaml', (text) => text.replace('In the yard', 'On the roof'))
  await expect(page.getByText('Parking: On the roof behind the hall.')).toBeVisible()

  await appendFile(join(site.pages, 'la/ushers.yaml'), 'overrides:\n  blocks[hero].title: Ushers who know the Bowl\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ushers who know the Bowl')
  await expect(page.getByText('Parking: On the roof behind the hall.')).toBeVisible()

  await page.goto(`${site.home}/sf/greeters`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Parking:')).toHaveCount(0)
})
