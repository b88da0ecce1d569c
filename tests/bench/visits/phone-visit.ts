import type { RawBrowser, Tab } from './protocol.ts'

/** A phone four times slower than this machine, on slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms to and fro. */
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** Notes in the page what is to be read later. It runs before all scripts of the page. */
const probes = `(() => {
  const seen = (window.seen = { presses: [], tasks: [] })
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch('event', ({ name, interactionId, startTime, duration }) => {
    if (interactionId) seen.presses.push({ name, id: interactionId, from: startTime, to: startTime + duration })
  }, { durationThreshold: 16 })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ from: startTime, ms: duration }))
  seen.until = (holds) => new Promise((done) => {
    const look = () => (holds() ? done(performance.now()) : requestAnimationFrame(look))
    look()
  })
  seen.painted = new Promise((done) => watch('paint', ({ name }) => name === 'first-contentful-paint' && done()))
})()`

/** A visit that starts with an empty cache. Times are milliseconds since the request of the page. */
export type PhoneVisit = {
  /** What an expression of the page gives, and, where that is a promise, what it gives in the end. */
  read: <Value>(expression: string) => Promise<Value>
  /** Touches the middle of the first element that the selector finds, after it was brought into view. */
  tap: (selector: string) => Promise<void>
  /** Puts text where the focus is. */
  type: (text: string) => Promise<void>
  end: () => Promise<void>
}

/** Opens a page and gives it as soon as something of it is shown. */
export async function visitByPhone(browser: RawBrowser, url: string): Promise<PhoneVisit> {
  const { send, close }: Tab = await browser.openTab()
  const read = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send<{
      result: { value: Value }
      exceptionDetails?: { exception?: { description?: string } }
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? `${expression} failed.`)
    return result.value
  }
  await send('Page.enable')
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', network)
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Emulation.setDeviceMetricsOverride', screen)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: probes })
  await send('Page.navigate', { url })
  await read('seen.painted')
  const tap = async (selector: string) => {
    const [x, y] = await read<[number, number]>(`(async () => {
      // A finger finds what is seen.
      await seen.until(() => document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true }))
      const element = document.querySelector('${selector}')
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const place = element.getBoundingClientRect()
      return [place.x + place.width / 2, place.y + place.height / 2]
    })()`)
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const type = async (text: string) => void (await send('Input.insertText', { text }))
  return { read, tap, type, end: close }
}
