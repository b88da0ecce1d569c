import type { IncomingMessage } from 'node:http'
import { isMoment } from '../../schema/schedule/moment.ts'
import { requestedUrl } from '../studio/server/requested-url.ts'
import { timeQuery } from '../studio/time-query.ts'

/** The time as of which the page at an address is shown. */
function timeIn({ searchParams }: URL): string | undefined {
  const time = searchParams.get(timeQuery)
  return time !== null && isMoment(time) ? time : undefined
}

/**
 * The time as of which a requested page is shown, in milliseconds since 1970: that of its address, or of the page that
 * leads to it. Then `address` is the one with this time, for a document: what it leads to is shown as of then too.
 */
export function shownTime(request: IncomingMessage): { at?: number; address?: string } {
  const requested = requestedUrl(request)
  const own = timeIn(requested)
  if (own !== undefined) return { at: Date.parse(own) }
  const { referer = '', host, 'sec-fetch-dest': destination } = request.headers
  const from = URL.canParse(referer) ? new URL(referer) : undefined
  const led = from && from.host === host ? timeIn(from) : undefined
  if (led === undefined) return {}
  requested.searchParams.set(timeQuery, led)
  // A browser takes an address with two slashes for another host.
  const path = requested.pathname.replace(/^\/+/, '/')
  const isDocument = destination === 'document' || destination === 'iframe'
  return { at: Date.parse(led), ...(isDocument && { address: path + requested.search }) }
}

/** Keeps the time in the address when the app of a page shows another one. */
export const keepTime = `<script>for(const name of["pushState","replaceState"]){const own=history[name];history[name]=(state,title,to=location.href)=>{const address=new URL(to,location.href);address.searchParams.set("${timeQuery}",new URL(location.href).searchParams.get("${timeQuery}"));own.call(history,state,title,address)}}</script>`
