import AxeBuilder from '@axe-core/playwright'
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
      .getByRole('option', { name: new RegExp(` ${address}(?: |$)`) })
      .first()
      .click()
    await expect(page).toHaveURL(`${studio.url}${address}`)
  }
  const read = (name: string) => studio.read(name).catch(() => 'none')
  await open(`${studio.url}/about`)

  await test.step('created as a draft, at a free and valid address only', async () => {
    const dialog = await choose('New page')
    const create = dialog.getByRole('button', { name: 'Create' })
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
    const release = await hold(page, '**/@studio/removal*')
    const dialog = await choose('Delete page')
    await expect(dialog).toContainText('Looking for links to “Careers in event staffing” (/careers) …')
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
    await expect(dialog.getByLabel('Address')).toHaveValue('/la/ushers-at-the-bowl')
    await dialog.getByRole('button', { name: 'Create' }).click()
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
    const dialog = await choose('Rename page')
    await dialog.getByLabel('Address').fill('/our-people')
    await dialog.getByRole('button', { name: 'Rename page' }).click()
    await expect(page).toHaveURL(`${studio.url}/our-people`, long)
    expect(await studio.read('our-people.yaml')).toMatch(/aliases:\n\s+- \/team/)
    expect(await studio.read('about.yaml')).toContain('href: /our-people')
    expect(await read('team.yaml')).toBe('none')
    await button('Undo').click()
    await expect.poll(() => Promise.all(['team.yaml', 'about.yaml'].map(read))).toEqual(before)
    await expect.poll(() => read('our-people.yaml')).toBe('none')
  })
})

test('all pages are a list: found by words of their texts, opened, copied and deleted from it', async ({
  page,
  studio,
}) => {
  const { open, button, blocks } = partsOf(page)
  const table = page.getByRole('table', { name: 'Pages' })
  const filter = page.getByRole('searchbox', { name: 'Filter pages' })
  const titles = table.getByRole('link')
  const rowOf = (title: string) => table.getByRole('row', { name: new RegExp(`^${title} /`) })
  const read = (name: string) => studio.read(name).catch(() => 'none')
  await open(`${studio.url}/about`)
  await button('Pages').click()
  await page.getByRole('menuitem', { name: 'All pages' }).click()
  await expect(page).toHaveURL(`${studio.url}/-/pages`)

  await test.step('with its state, its records and its problems', async () => {
    await expect(filter).toBeFocused()
    await expect(rowOf('Ushers in Los Angeles')).toHaveAccessibleName(
      /City service Los Angeles · Ushers Published/,
      long,
    )
    await expect(page.locator('iframe[title="Page preview"]')).toBeHidden()
  })

  expect((await new AxeBuilder({ page }).include('main:not([hidden])').analyze()).violations).toEqual([])

  await test.step('by words of its title, in any order, and by words of its text', async () => {
    const scrolled = () => table.locator('..').evaluate((box) => box.scrollTop)
    await table.locator('..').evaluate((box) => box.scrollTo({ top: 4000 }))
    await expect.poll(scrolled).toBeGreaterThan(0)
    // The rows that words find begin at the first one, also where there are more of them than fit.
    await filter.fill('ushers')
    await expect.poll(scrolled).toBe(0)
    await filter.fill('ushers angeles')
    await expect(titles.first()).toHaveText('Ushers in Los Angeles')
    await filter.fill('zzz')
    await expect(page.getByText('No page has all of these words')).toBeVisible()
    await filter.fill('dinner board party')
    await expect(table.getByText('/about', { exact: true })).toBeVisible()
  })

  await test.step('in the order of a column, and by arrow keys', async () => {
    await filter.fill('')
    await table.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
    await expect(table.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    const first = await titles.nth(0).textContent()
    const second = await titles.nth(1).textContent()
    await titles.nth(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveText(second ?? '')
    await page.keyboard.press('End')
    await expect(page.locator(':focus')).not.toHaveText(second ?? '')
    await page.keyboard.press('Home')
    await expect(page.locator(':focus')).toHaveText(first ?? '')
  })

  await test.step('deleted, with the page to which its visitors are led', async () => {
    await filter.fill('careers')
    await page
      .getByRole('button', { name: /^More for .*career/i })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete page…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete page' })
    await dialog.getByLabel('Lead visitors to').fill('about our')
    await page.getByRole('option', { name: /\/about$/ }).click()
    await dialog.getByRole('button', { name: 'Delete page' }).click()
    await expect(dialog).toBeHidden(long)
    expect(await read('careers.yaml')).toBe('none')
    expect(await read('_data/redirects.yaml')).toContain('- from: /careers\n  to: /about\n')
    await button('Undo').click()
    await expect.poll(() => read('_data/redirects.yaml')).toBe('none')
  })

  await test.step('created, at an address that its title gives, and opened', async () => {
    await button('New page').click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByLabel('Title').fill('Ushers')
    await dialog.getByLabel('Copy of').fill('ushers los')
    await page.getByRole('option', { name: 'Ushers in Los Angeles' }).click()
    await expect(dialog.getByLabel('Address')).toHaveValue('/la/ushers-2')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(`${studio.url}/la/ushers-2`, long)
    await expect(blocks.getByRole('treeitem').first()).toBeVisible()
    await button('Undo').click()
    await expect.poll(() => read('la/ushers-2.yaml')).toBe('none')
  })
})

test('the page settings show how a page is found and shared, up to date with what is typed', async ({
  page,
  studio,
}) => {
  const { open, run, button, fields, field } = partsOf(page)
  await open(`${studio.url}/about`)
  await run('social media')
  await button('How it is found and shared').click()
  const result = fields.getByRole('region', { name: 'In a search engine' })
  await expect(result).toContainText('www.example.com › about', long)
  await expect(result).toContainText('About our event staffing agency')
  const card = fields.getByRole('img', { name: 'The card of the page' })
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await field('Title').fill('A title that goes on and on, until no search engine shows all of it in one line')
  await expect(result).toContainText('about 60 of them show', long)
  await expect(result).toContainText('until no search engine shows …')
  expect((await new AxeBuilder({ page }).include('section[aria-label="Fields"]').analyze()).violations).toEqual([])
  await field('Hide from search engines').check()
  await expect(result).toContainText('This page is hidden from search engines.', long)
})

test('a bookmark on the live site opens the block under the pointer in the studio, also from an alias', async ({
  page,
  studio,
  context,
  baseURL,
}) => {
  const { open, run, blocks } = partsOf(page)
  await open(`${studio.url}/about`)
  await run('copy bookmarklet')
  const dialog = page.getByRole('dialog', { name: 'Edit from the live site' })
  const address = await dialog.getByLabel('Address of the bookmark').inputValue()
  const code = decodeURIComponent(address.replace(/^javascript:/, ''))

  const live = await context.newPage()
  await live.goto(`${baseURL}/la/ushers`)
  await live.evaluate(code)
  await live.locator('#ask').hover()
  await expect(live.locator('#ask')).toHaveCSS('outline-style', 'solid')
  const [opened] = await Promise.all([context.waitForEvent('page'), live.locator('#ask').click()])
  await expect(opened).toHaveURL(`${studio.url}/la/ushers`, long)
  await expect(partsOf(opened).fields.getByRole('heading', { name: 'Call to action' })).toBeVisible(long)

  await studio.write('about.yaml', `aliases: [/who-we-are]\n${await studio.read('about.yaml')}`)
  // The alias is known once all pages were read again.
  await expect(async () => {
    await page.goto(`${studio.url}/who-we-are?at=0`)
    // A page that does not know the alias yet has to be opened again.
    await expect(page).toHaveURL(`${studio.url}/about`, { timeout: 5_000 })
  }).toPass(long)
  await expect(blocks.getByRole('treeitem', { selected: true })).toHaveText(/^Hero/, long)
})

test('a new page is a copy, empty, a starting point, or a post, at an address that is proposed', async ({
  page,
  studio,
}) => {
  const { open, preview, button, blocks } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'New page' })
  const read = (name: string) => studio.read(name).catch(() => 'none')
  const create = () => dialog.getByRole('button', { name: 'Create' }).click()
  const newPage = async (title: string) => {
    await button('Pages').click()
    await page.getByRole('menuitem', { name: 'New page…' }).click()
    await dialog.getByLabel('Title').fill(title)
  }
  const undone = async (name: string) => {
    await button('Undo').click()
    await expect.poll(() => read(name)).toBe('none')
  }
  // The list of pages, which says what is a post, is known once all pages were read.
  await studio.write(
    'la/first-post.yaml',
    'title: The first post\ndescription: What happened in the first week, and what we have learned from it so far.\npublished: 2026-11-02\nblocks:\n  - type: page-title\n    title: The first post\n',
  )
  await open(`${studio.url}/about`)

  await test.step('of a starting point, with its sections, by keyboard', async () => {
    await newPage('Studio')
    // That address belongs to the server.
    await expect(dialog.getByLabel('Address')).toHaveValue('/studio-page')
    await dialog.getByLabel('Title').fill('Summer offer')
    await expect(dialog.getByLabel('Address')).toHaveValue('/summer-offer')
    const start = dialog.getByRole('group', { name: 'Start from' })
    await start.getByRole('radio', { name: 'A copy' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(start.getByRole('radio', { name: 'A starting point' })).toBeChecked()
    const point = dialog.getByRole('radio', { name: 'Landing page' })
    await point.check()
    await expect(point).toHaveAccessibleDescription(/Hero · Cards · Process steps · Quote · FAQ · Call to action/)
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
    await create()
    await expect(page).toHaveURL(`${studio.url}/summer-offer`, long)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Summer offer')
    await expect(blocks.getByRole('treeitem')).toHaveText([/Hero/, /Cards/, /steps/, /Quote/, /FAQ/, /action/])
    expect(await studio.read('summer-offer.yaml')).toMatch(/^draft: true$/m)
    await undone('summer-offer.yaml')
  })

  await test.step('empty', async () => {
    await button('Open the home page').click()
    await newPage('Our garden')
    await dialog.getByRole('radio', { name: 'An empty page' }).check()
    await expect(dialog.getByLabel('Copy of')).toBeHidden()
    await create()
    await expect(page).toHaveURL(`${studio.url}/our-garden`, long)
    await expect(blocks.getByRole('treeitem')).toHaveCount(2)
    await undone('our-garden.yaml')
  })

  await test.step('a post, beside the others, with its day', async () => {
    await button('Open the home page').click()
    await newPage('The first post')
    await expect(async () => {
      await dialog.getByLabel('Kind').click()
      await page.getByRole('option', { name: 'Post' }).click({ timeout: 1000 })
    }).toPass(long)
    await dialog.getByRole('radio', { name: 'An empty page' }).check()
    await expect(dialog.getByLabel('Address')).toHaveValue('/la/the-first-post')
    await create()
    await expect(page).toHaveURL(`${studio.url}/la/the-first-post`, long)
    expect(await studio.read('la/the-first-post.yaml')).toMatch(/^published: \d{4}-\d\d-\d\d$/m)
    await undone('la/the-first-post.yaml')
  })

  await test.step('one of a template, which leads to the grid of pages', async () => {
    await button('Open the home page').click()
    await newPage('Ushers')
    await dialog.getByLabel('Kind').click()
    await page.getByRole('option', { name: 'City service' }).click()
    await expect(dialog.getByRole('alert')).toContainText('there is one for each city and service')
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
    await dialog.getByRole('link', { name: 'grid of pages' }).click()
    await expect(page).toHaveURL(`${studio.url}/-/grid?of=city-service`)
    await expect(page.getByRole('button', { name: 'New city' })).toBeVisible(long)
  })
})
