import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/**
 * Scripts that stand for those of the providers. Each takes its calls as the provider documents them, also those that
 * came before it, and sends what it received to the addresses that the provider uses.
 */
const scripts: Record<string, string> = {
  'https://plausible.example.com/js/pa-AbC123.js': `
    const { q, o } = window.plausible
    const send = (name, { url, props }) => {
      const payload = o.transformRequest({ n: name, u: url, r: document.referrer, p: props })
      fetch(o.endpoint, { method: 'POST', body: JSON.stringify(payload) })
    }
    window.plausible = send
    for (const call of q) send(...call)
    // By itself, such as when a page is left.
    fetch(o.endpoint, { method: 'POST', body: JSON.stringify(o.transformRequest({ n: 'engagement', u: location.href, r: document.referrer })) })`,
  'https://matomo.example.com/m/matomo.js': `
    const state = {}
    const send = (query) => navigator.sendBeacon(state.setTrackerUrl, new URLSearchParams({
      idsite: state.setSiteId, url: state.setCustomUrl, action_name: state.setDocumentTitle, urlref: state.setReferrerUrl,
      cookies: 'disableCookies' in state ? 'no' : 'yes', ...query }))
    const run = ([name, ...values]) => {
      if (name === 'trackPageView') send({})
      else if (name === 'trackEvent') send({ e_c: values[0], e_a: values[1], ...(values[2] && { e_n: values[2] }), ...(values[3] && { e_v: values[3] }) })
      else state[name] = values[0] ?? ''
    }
    const before = window._paq
    window._paq = { push: run }
    before.forEach(run)
    document.cookie = '_pk_id.1=abc'`,
  'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567': `
    const set = {}
    const run = (entry) => {
      if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
      const [command, name, values] = entry
      if (command === 'set') Object.assign(set, name)
      if (command === 'config' && values.send_page_view !== false) throw new Error('gtag counts by itself')
      if (command !== 'event' || values.send_to !== 'G-ABC1234567') return
      const { send_to, page_location, page_title, page_referrer, ...details } = { ...set, ...values }
      const query = new URLSearchParams({ en: name, dl: page_location, dt: page_title, dr: page_referrer, ...details })
      fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST' })
    }
    dataLayer.forEach(run)
    const push = dataLayer.push
    dataLayer.push = (entry) => { run(entry); return push.call(dataLayer, entry) }
    const more = document.createElement('script')
    more.src = 'https://www.googletagmanager.com/gtag/destination?id=AW-1'
    document.head.append(more)
    document.cookie = '_ga=GA1.1'`,
  'https://www.googletagmanager.com/gtag/destination?id=AW-1': '',
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234': `
    const run = ({ event, ...details }) => {
      if (event === undefined || event === 'gtm.js') return
      new Image().src = 'https://pictures.example.com/count?' + new URLSearchParams({ event, ...details })
    }
    const tag = (src) => document.head.append(Object.assign(document.createElement('script'), { src }))
    dataLayer.forEach(run)
    const push = dataLayer.push
    dataLayer.push = (entry) => { run(entry); return push.call(dataLayer, entry) }
    tag('https://tags.example.com/tag.js')
    if (window.loadUnlisted) try { tag('https://unlisted.example.com/tag.js') } catch (error) { window.refused = error.name }`,
  'https://tags.example.com/tag.js': '',
  'https://connect.facebook.net/en_US/fbevents.js': `
    let id = ''
    const run = (command, ...words) => {
      if (command === 'set' && (words[0] !== 'autoConfig' || words[1] !== false)) throw new Error('The pixel reads forms')
      if (command === 'init') {
        id = words[0]
        document.head.append(Object.assign(document.createElement('script'), { src: 'https://connect.facebook.net/signals/config/' + id }))
      }
      if (!command.startsWith('trackSingle')) return
      const [, ev, details] = words
      // As the pixel does: a browser asks once for two pictures of one address.
      const ts = performance.now()
      new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({ id, ev, dl: location.href, ts, ...details })
    }
    const { queue } = fbq
    fbq.callMethod = run
    queue.forEach((call) => run(...call))
    if (!fbq.disablePushState) throw new Error('The pixel counts navigations by itself')
    document.cookie = '_fbp=fb.1'`,
  'https://connect.facebook.net/signals/config/123456789012345': '',
  'https://own.example.com/count.js': `
    document.addEventListener('marquee:measure', ({ detail }) => fetch('https://own.example.com/count', { method: 'POST', body: JSON.stringify(detail) }))`,
}

const ownScript = scripts['https://own.example.com/count.js'] ?? ''

/** One entry of `measure:` for each provider. */
export const providers = [
  { provider: 'plausible', script: 'https://plausible.example.com/js/pa-AbC123.js' },
  { provider: 'matomo', address: 'https://matomo.example.com/m/', site: 1 },
  { provider: 'ga4', id: 'G-ABC1234567' },
  {
    provider: 'tag-manager',
    id: 'GTM-ABC1234',
    allow: { scripts: ['https://tags.example.com'], pictures: ['https://pictures.example.com'] },
  },
  { provider: 'meta-pixel', id: '123456789012345' },
  {
    provider: 'script',
    src: 'https://own.example.com/count.js',
    integrity: `sha384-${createHash('sha384').update(`{${ownScript}}`).digest('base64')}`,
    allow: { connections: ['https://own.example.com'] },
    category: 'marketing',
  },
]

/** What was sent to a provider: the name of the event as it calls it, and all else that it received. */
export type Sent = { provider: string; event: string; details: Record<string, string> }

const post = (route: Route) => route.request().postData() ?? ''
const fieldsOf = (query: URLSearchParams | string) => Object.fromEntries(new URLSearchParams(query))

/** By the host of a request, whose it is and how it says an event. */
const readers: Record<string, (route: Route, url: URL) => Sent> = {
  'plausible.example.com': (route) => {
    const { n: event, p = {}, u, r } = JSON.parse(post(route))
    return { provider: 'plausible', event, details: { ...p, u, r } }
  },
  'matomo.example.com': (route) => {
    const { e_a: event = 'page_view', ...details } = fieldsOf(post(route))
    return { provider: 'matomo', event, details }
  },
  'region1.google-analytics.com': (_route, url) => {
    const { en: event = '', ...details } = fieldsOf(url.searchParams)
    return { provider: 'ga4', event, details }
  },
  'pictures.example.com': (_route, url) => {
    const { event = '', ...details } = fieldsOf(url.searchParams)
    return { provider: 'tag-manager', event, details }
  },
  'www.facebook.com': (_route, url) => {
    const { ev: event = '', ...details } = fieldsOf(url.searchParams)
    return { provider: 'meta-pixel', event, details }
  },
  'own.example.com': (route) => {
    const { name: event, ...details } = JSON.parse(post(route))
    return { provider: 'script', event, details }
  },
}

/** Answers for all other hosts than `origin`. Records each request, and each event that a provider got. */
export async function standIn(page: Page, origin: string): Promise<{ requested: string[]; sent: Sent[] }> {
  const requested: string[] = []
  const sent: Sent[] = []
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = new URL(route.request().url())
      requested.push(url.href)
      const body = scripts[url.href]
      const headers = { 'access-control-allow-origin': '*' }
      if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', headers, body: `{${body}}` })
      const read = readers[url.host]
      if (read) sent.push(read(route, url))
      return route.fulfill({ status: 204, headers })
    },
  )
  return { requested, sent }
}
