import { expect, type Page, test } from '@playwright/test'
import { expectStill, watchShift } from '../../browser/layout-shift.ts'
import { settled } from '../../browser/settled.ts'

// Logos go round, pictures fade in: what moves may not shift the page.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Order of spec 2.7. */
const order = [
  'hero',
  'intro',
  'logo-strip',
  'stats-strip',
  'service-tabs',
  'testimonials',
  'why-choose-us',
  'brand-alignment',
  'locations',
  'services-list',
  'estimate',
  'process-steps',
  'case-studies',
  'faq',
  'form',
]

const panel = (page: Page, name: string) => page.locator('#services').getByRole('group', { name, exact: true })

test('shows its blocks in the order of the specification, and describes itself', {
  tag: '@visitor',
}, async ({ page }) => {
  await test.step('shows its blocks in the order of the specification, under one first heading', async () => {
    await page.goto('/')
    const types = await page
      .locator('main > [data-block]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))
    expect(types).toEqual(order)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Event Staffing Agency')
  })

  await test.step('describes itself for search engines and social networks', async () => {
    await expect(page).toHaveTitle('The Best Event Staffing Agency')
    for (const [selector, attribute, value] of [
      ['link[rel=canonical]', 'href', 'https://www.example.com/'],
      ['meta[property="og:url"]', 'content', 'https://www.example.com/'],
      ['meta[property="og:title"]', 'content', 'The Best Event Staffing Agency'],
    ] as const)
      await expect(page.locator(selector)).toHaveAttribute(attribute, value)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /bartenders/)
  })

  await test.step('the hero is 750 px high on wide screens', async () => {
    const box = await page.locator('[data-block=hero] > div').first().boundingBox()
    expect(box?.height).toBe(750)
    const image = page.locator('[data-block=hero] img')
    await expect(image).toHaveAttribute('width', '1920')
    await expect(image).toHaveAttribute('height', '750')
  })
})

// Only AVIF is preloaded, which a quick release does not have.
test('preloads the picture of its hero', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=preload][as=image]')).toHaveAttribute('imagesrcset', /1920w/)
})

test('no case has a void below it, beside longer ones', async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    /** The space between the words or the picture of each case and what stands below it. */
    const below = await page.locator('[data-block=case-studies] article').evaluateAll((cases) => {
      const end = cases[0]?.parentElement?.getBoundingClientRect().bottom ?? 0
      const boxes = cases.map((card) => ({
        top: card.getBoundingClientRect().top,
        bottom: Math.max(...[...card.children].map((child) => child.getBoundingClientRect().bottom)),
        left: card.getBoundingClientRect().left,
        right: card.getBoundingClientRect().right,
      }))
      return boxes.map((box) => {
        const under = boxes.filter(({ left, right, top }) => top >= box.bottom && left < box.right && right > box.left)
        return Math.min(end, ...under.map(({ top }) => top)) - box.bottom
      })
    })
    expect(below.length).toBeGreaterThan(2)
    // A gap of 56 px, and two lines more or less.
    expect(Math.max(...below), `${below} at ${width} px`).toBeLessThan(130)
  }
})

test.describe('service tabs on desktop', () => {
  test('service tabs on desktop are selected by hovering and by keyboard focus', { tag: '@visitor' }, async ({
    page,
  }) => {
    await test.step('hovering a name selects it, the last one stays, and the name links to the Los Angeles page', async () => {
      await page.goto('/')
      await expect(panel(page, 'Brand Ambassadors')).toBeVisible()
      const name = page.locator('#services').getByRole('link', { name: 'Street Teams', exact: true })
      await name.hover()
      await expect(panel(page, 'Street Teams')).toBeVisible()
      await expect(panel(page, 'Brand Ambassadors')).toBeHidden()
      await page.mouse.move(4, 4)
      await expect(panel(page, 'Street Teams')).toBeVisible()
      await expect(name).toHaveAttribute('href', '/la/street-team')
      await expect(panel(page, 'Street Teams').getByRole('link', { name: 'Learn More' })).toHaveAttribute(
        'href',
        '/la/street-team',
      )
    })

    await test.step('keyboard focus selects as hovering does, and the pointer takes precedence', async () => {
      const names = page.locator('#services')
      await names.getByRole('link', { name: 'Convention Staff', exact: true }).focus()
      await expect(panel(page, 'Convention Staff')).toBeVisible()
      await names.getByRole('link', { name: 'Hospitality Staff', exact: true }).hover()
      await expect(panel(page, 'Hospitality Staff')).toBeVisible()
      await expect(panel(page, 'Convention Staff')).toBeHidden()
    })
  })
})

test('on a phone service tabs change by a tap; the picture of a service is loaded when it is shown, and stays', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  await page.locator('#services').scrollIntoViewIfNeeded()
  const loaded = page.locator('#services [data-lazy] [data-load]')
  const choose = (name: string) => page.locator('#services label', { hasText: name }).tap()
  await expect(panel(page, 'Brand Ambassadors').locator('[data-lazy] [data-load]')).toBeVisible()
  await expect(loaded).toHaveCount(1)
  await choose('Production Assistants')
  await expect(panel(page, 'Production Assistants').locator('[data-lazy] [data-load]')).toBeVisible()
  await expect(loaded).toHaveCount(2)
  await expect(panel(page, 'Brand Ambassadors')).toBeHidden()
  await expect(page).toHaveURL('/')
  await choose('Brand Ambassadors')
  await expect(panel(page, 'Brand Ambassadors').locator('[data-lazy] [data-load]')).toBeVisible()
  await expect(panel(page, 'Brand Ambassadors').getByText('Loading...')).toBeHidden()
})

test('a logo that fails to load is replaced by the name', async ({ page }) => {
  await page.route('**/clients/copper-fern*', (route) => route.abort())
  await page.goto('/')
  const strip = page.locator('[data-block=logo-strip]')
  await strip.scrollIntoViewIfNeeded()
  const name = strip.getByText('Copper Fern', { exact: true }).first()
  await expect(name).toBeVisible()
  await expect(strip.getByText('Tallgrass', { exact: true }).first()).toBeHidden()
  expect(
    await strip
      .locator('ul')
      .first()
      .evaluate(
        (list) =>
          getComputedStyle(list.parentElement ?? list).animationDuration + getComputedStyle(list).animationDuration,
      ),
  ).toContain('20s')
})

test('a picture has a pulsing placeholder until a tenth of it is near the window, and is then no longer observed', async ({
  page,
}) => {
  await page.goto('/')
  const frame = page.locator('[data-picture="home/brand-alignment"]')
  const image = frame.locator('[data-lazy]')
  await expect(image).toHaveAttribute('data-lazy', 'later')
  await expect(frame.getByText('Loading...')).toBeAttached()
  await settled(page)
  const box = await frame.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect()
    return { ratio: width / height, height, top }
  })
  expect(box.ratio).toBeCloseTo(4 / 3, 1)
  expect(box.height).toBeGreaterThanOrEqual(200)

  const windowHeight = page.viewportSize()?.height ?? 0
  const justBefore = box.top - windowHeight - 50 + box.height * 0.1 - 6
  await page.evaluate((y) => scrollTo(0, y), justBefore)
  await settled(page)
  await expect(image).toHaveAttribute('data-lazy', 'later')
  await page.evaluate((y) => scrollTo(0, y), justBefore + 12)
  await expect(image).toHaveAttribute('data-lazy', '')
  await expect(image.locator('img[data-load]')).toBeVisible()
  await expect(frame.getByText('Loading...')).toBeHidden()
  await expect(image).toHaveCSS('opacity', '1')
})

test('nothing shifts while the page loads and is scrolled', { tag: '@phone' }, async ({ page }) => {
  await watchShift(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y)
    await settled(page)
  }
  await expectStill(page, 0.01, 'home')
})
