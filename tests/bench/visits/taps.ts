import { median } from '../median.ts'
import { serveSite } from '../served-site.ts'
import { firstFields } from './first-fields.ts'
import { firstPictures } from './first-pictures.ts'
import { type PhoneVisit, visitByPhone } from './phone-visit.ts'
import { type RawBrowser, startBrowser } from './protocol.ts'

/** What is tapped on the home page as soon as it is there, and what holds when the tap was answered. */
const controls = {
  'the menu': ['header [popovertarget=menu]', `document.querySelector('#menu').matches(':popover-open')`],
  'a tab': ['#services label:nth-of-type(2)', `document.querySelectorAll('#services input')[1].checked`],
  'a question': ['#faq summary', `document.querySelector('#faq details').open`],
  'the quote form': [
    'main [popovertarget=quote-dialog]',
    `document.querySelector('#quote-dialog').matches(':popover-open')`,
  ],
} as const

const dialogIsHydrated = `document.querySelector('#quote-dialog [data-island=hydrated]')`
const position = '#quote-dialog [name=selectedPositions]'

type Found = { what: string; aim?: number; ms: number; lost?: boolean }

/**
 * Taps at CPU ÷ 4 and slow 4G, each on a visit of its own that begins with nothing in the cache, `runs` times: from the
 * finger to the picture, and how long the form behind takes until it is hydrated.
 */
export async function benchTaps(root: string, runs = 5): Promise<Record<string, string>[]> {
  const site = await serveSite(root)
  const browser = await startBrowser()
  const found: Found[] = []
  try {
    for (let run = 0; run < runs; run++) {
      found.push(...(await firstPictures(browser, site.origin)))
      for (const what of Object.keys(controls) as (keyof typeof controls)[])
        found.push(await tapped(browser, site.origin, what))
      found.push(...(await formBehind(browser, site.origin)), ...(await wholeVisit(browser, site.origin)))
      found.push(await hurried(browser, site.origin))
      found.push(...(await firstFields(browser, site.origin)))
    }
  } finally {
    await browser.stop()
    await site.stop()
  }
  return [...Map.groupBy(found, ({ what }) => what)].map(([what, all]) => ({
    what,
    'ms, median': median(all.map(({ ms }) => ms)).toFixed(0),
    max: Math.max(...all.map(({ ms }) => ms)).toFixed(0),
    aim: String(all[0]?.aim ?? ''),
    lost: String(all.filter(({ lost }) => lost).length),
  }))
}

/** How long each may take for a person not to wait. */
const aims = { tapMs: 150, hydratedMs: 1_600, interactionMs: 200, nextPageMs: 160 }

/** From the finger to the picture that follows: the browser rounds it to 8 ms. */
const toPicture = `(async () => {
  await new Promise((done) => setTimeout(done, 500))
  const last = Math.max(...seen.presses.map(({ id }) => id))
  const press = seen.presses.filter(({ id }) => id === last)
  return Math.max(...press.map(({ to }) => to)) - Math.min(...press.map(({ from }) => from))
})()`

async function tapped(browser: RawBrowser, origin: string, what: keyof typeof controls): Promise<Found> {
  const [selector, answered] = controls[what]
  const visit = await visitByPhone(browser, origin)
  await visit.tap(selector)
  const ms = await visit.read<number>(toPicture)
  const lost = !(await visit.read<boolean>(answered))
  await visit.end()
  return { what: `${what}, tapped at once`, aim: aims.tapMs, ms, lost }
}

/** The form is opened at once and a box of it ticked before its scripts are there. */
async function formBehind(browser: RawBrowser, origin: string): Promise<Found[]> {
  const visit = await visitByPhone(browser, origin)
  await visit.tap(controls['the quote form'][0])
  const opened = await visit.read<number>(`seen.until(() => ${controls['the quote form'][1]})`)
  await visit.tap(position)
  const hydrated = await visit.read<number>(`seen.until(() => ${dialogIsHydrated})`)
  const lost = !(await visit.read<boolean>(`document.querySelector('${position}').checked`))
  const task = await longestTask(visit, opened)
  await visit.end()
  return [
    { what: 'until the opened form is hydrated', aim: aims.hydratedMs, ms: hydrated - opened, lost },
    { what: 'longest task until then', ms: task },
  ]
}

/** Tasks below 50 ms are not reported by the browser: 0 stands for them. */
const longestTask = (visit: PhoneVisit, from: number) =>
  visit.read<number>(`Math.max(0, ...seen.tasks.filter((task) => task.from > ${from}).map(({ ms }) => ms))`)

/** A visit that touches everything, and then follows a link that was in view. */
async function wholeVisit(browser: RawBrowser, origin: string): Promise<Found[]> {
  const visit = await visitByPhone(browser, origin)
  for (const selector of [
    controls['the menu'][0],
    '#menu [popovertargetaction=hide]',
    controls['a tab'][0],
    controls['a question'][0],
    controls['the quote form'][0],
    position,
  ])
    await visit.tap(selector)
  await visit.read(`seen.until(() => ${dialogIsHydrated})`)
  await visit.tap('#quote-dialog form [type=submit]')
  await visit.tap('#quote-dialog [popovertargetaction=hide]')
  const interaction = await visit.read<number>(`(async () => {
    await new Promise((done) => setTimeout(done, 500))
    return Math.max(...seen.presses.map(({ from, to }) => to - from))
  })()`)
  const ms = await followed(visit, reachMs)
  await visit.end()
  return [
    { what: 'slowest interaction of a visit', aim: aims.interactionMs, ms: interaction },
    { what: 'from the click on a link in view to its page', aim: aims.nextPageMs, ms },
  ]
}

/** Somebody who follows a link in the very moment in which its page has come over the line, before it is read. */
async function hurried(browser: RawBrowser, origin: string): Promise<Found> {
  const visit = await visitByPhone(browser, origin)
  await visit.tap(controls['a tab'][0])
  const ms = await followed(visit, 0)
  await visit.end()
  return { what: 'the same, as soon as its page has come', ms }
}

const link = '#intro a[href^="/"]'

/** So long a person takes at least to reach for a link that has come into view: the browser has read its page by then. */
const reachMs = 500

/** From the click to the picture: whoever waits for a frame, and then for a task, goes on when that frame is drawn. */
async function followed(visit: PhoneVisit, waitMs: number): Promise<number> {
  await visit.read(`(async () => {
    const { href } = document.querySelector('${link}')
    document.querySelector('${link}').scrollIntoView({ block: 'center', behavior: 'instant' })
    await seen.until(() => performance.getEntriesByName(href).length > 0)
    await new Promise((done) => setTimeout(done, ${waitMs}))
    const heading = () => document.querySelector('h1')?.textContent
    const left = heading()
    addEventListener('click', ({ timeStamp }) => {
      // Not the title: that may change while the page is still to come.
      seen.shown = seen
        .until(() => heading() && heading() !== left)
        .then(() => new Promise((done) => setTimeout(done)))
        .then(() => performance.now() - timeStamp)
    }, true)
  })()`)
  await visit.tap(link)
  return visit.read<number>('seen.until(() => seen.shown).then(() => seen.shown)')
}
