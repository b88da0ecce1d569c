import { updateEvent } from '../../studio/client/commands/in-workspace.ts'
import { barSchema, type HereRequest, problemMessageSchema } from '../bar-wire.ts'
import { barPath } from '../server/workspaces/bar-addresses.ts'
import { barComments } from './bar-comments.ts'
import { alarm, barElement, element, quiet } from './bar-elements.ts'

/** How often a tab says where it is, and after which time it says that it is at another page, in milliseconds. */
const sayMs = 4_000
const lookMs = 500

/** With which the server says that this person is signed out, or the workspace removed. */
const outStatuses: readonly number[] = [401, 410]

/** The bar above the studio of a workspace: whose it is, who else is here, and the way back. It has no part of the studio. */
const bar = barElement()
const title = element('strong')
const whose = element('span', { role: 'status' })
const others = element('span', { role: 'status', isWide: true })
const overlaps = element('span')
const news = element('span')
const update = element('button')
const comments = barComments()
const preview = element('a')
const review = element('a')
const back = element('a')
bar.append(title, whose, others, overlaps, news, update, comments.button, preview, review, back, comments.list)
update.addEventListener('click', () => document.dispatchEvent(new Event(updateEvent)))

const tab = Math.random().toString(36).slice(2, 12)
let wroteHere = false
let saidAt = 0
let saidPage = ''

/** The address of the page that the studio shows; empty where it shows none. */
function shownPage(): string {
  const address = location.pathname.replace(/^\/studio/, '')
  return address.startsWith('/-/') ? '' : address || '/'
}

function say(isGone: boolean): Promise<Response | undefined> {
  ;[saidAt, saidPage] = [Date.now(), shownPage()]
  const here: HereRequest = { tab, page: saidPage, isAway: document.hidden, isGone }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(here)
  return fetch(barPath, { method: 'POST', headers, body, keepalive: isGone }).catch(() => undefined)
}

function put(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text
}

/** A link to another workspace, which opens beside this one. */
function link(words: string, to: string): HTMLElement {
  const part = element('a')
  Object.assign(part, { textContent: words, href: to, target: '_blank', rel: 'noopener' })
  return part
}

async function show(): Promise<void> {
  const response = await say(false)
  if (response && outStatuses.includes(response.status)) {
    // The tab stays as it is: it may have text that is not saved.
    if (!bar.isConnected) return location.reload()
    bar.style.background = alarm
    return put(others, problemMessageSchema.parse(await response.json()).message)
  }
  if (!response?.ok) return
  const said = barSchema.parse(await response.json())
  bar.setAttribute('aria-label', said.title)
  put(title, said.title)
  put(whose, wroteHere && !said.mayWrite ? `${said.whose}. ${said.lost}` : said.whose)
  bar.style.background = wroteHere && !said.mayWrite ? alarm : quiet
  wroteHere ||= said.mayWrite
  put(others, said.others)
  if (overlaps.dataset['said'] !== JSON.stringify(said.overlaps)) {
    overlaps.dataset['said'] = JSON.stringify(said.overlaps)
    // An empty part would leave a gap.
    overlaps.hidden = said.overlaps.length === 0
    overlaps.replaceChildren(
      ...said.overlaps.flatMap(({ words, look, lookAt }) => [`${words} `, link(look, lookAt), ' ']),
    )
  }
  put(news, said.news?.words ?? '')
  put(update, said.news?.update ?? '')
  news.hidden = update.hidden = said.news === undefined
  comments.show(said.comments)
  put(preview, said.preview)
  preview.href = said.previewAt
  put(review, said.review)
  review.href = said.reviewAt
  put(back, said.back)
  back.href = said.backTo
  if (!bar.isConnected) document.body.prepend(bar)
}

setInterval(() => {
  if (Date.now() - saidAt >= sayMs || shownPage() !== saidPage) void show()
}, lookMs)
document.addEventListener('visibilitychange', () => void show())
addEventListener('pagehide', () => void say(true))
// A page that the browser has kept is here again.
addEventListener('pageshow', ({ persisted }) => void (persisted && show()))
void show()
