import type { Page } from '@playwright/test'
import { median } from '../median.ts'

const repeats = 9

/** The time in milliseconds from the next event of a type in the studio until the page in its frame has changed. */
async function untilPage(page: Page, type: string, state: string, cause: () => Promise<unknown>): Promise<number> {
  await page.evaluate(
    ([event, expression]) => {
      const read = new Function('view', `return ${expression}`) as (view: Window) => unknown
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page preview"]')
      const stateNow = () => {
        const view = frame?.isConnected ? frame.contentWindow : document.querySelector('iframe')?.contentWindow
        return view?.document.body ? read(view) : undefined
      }
      const before = stateNow()
      const seen = window as unknown as Record<string, Promise<number>>
      seen['measured'] = new Promise<number>((done) => {
        let startMs = 0
        addEventListener(event as string, () => (startMs ||= performance.now()), { capture: true, once: true })
        const look = () => {
          const now = stateNow()
          if (startMs > 0 && now !== undefined && now !== before) done(performance.now() - startMs)
          else requestAnimationFrame(look)
        }
        look()
      })
    },
    [type, state],
  )
  await cause()
  return page.evaluate(() => (window as unknown as Record<string, Promise<number>>)['measured'] as Promise<number>)
}

async function several(once: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < repeats; index++) times.push(await once(index))
  return median(times)
}

/** A colour of the theme that is dragged, and another day: until the page shows them. */
export async function timesOfLooks(page: Page, url: string) {
  await page.goto(`${url}/-/theme`)
  await page.frameLocator('iframe').locator('main section').first().waitFor()
  await page.getByRole('button', { name: 'Choose Night background' }).click()
  const shade = await page.getByRole('slider', { name: 'Color' }).boundingBox()
  if (!shade) throw new Error('The picker has no size.')
  const at = (index: number) => [shade.x + 20 * (index + 1), shade.y + shade.height * 0.93] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  await page.waitForTimeout(1_000)
  const ground = 'view.getComputedStyle(view.document.body).backgroundColor'
  const dragged = await several(async (index) => {
    const time = await untilPage(page, 'mousemove', ground, () => page.mouse.move(...at(index + 1)))
    await page.waitForTimeout(200)
    return time
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.waitForTimeout(2_500)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Back to the page' }).click()

  const day = await several(async (index) => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('preview a day')
    await page.keyboard.press('Enter')
    await page
      .getByLabel('Day', { exact: true })
      .and(page.locator('input'))
      .fill(`2031-01-0${index + 1}`)
    // The address of the page has its day.
    const shown = `view.document.querySelector('main section') ? view.location.search : undefined`
    const time = await untilPage(page, 'submit', shown, () => page.keyboard.press('Enter'))
    await page.waitForTimeout(1_000)
    return time
  })
  return { dragged, day }
}
