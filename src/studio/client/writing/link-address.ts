/** Signs that no address of a site may have as they are. */
const encodedSigns = /[\s<>"\\`]/g

/** The address behind a link that first leads to a search engine, as documents of Google have them. */
function directAddress(href: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/.test(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

/** The path of an address of this studio, without what the studio adds to it. */
function ownPath({ pathname, search, hash }: URL): string | undefined {
  if (/^\/(?:studio|@)/.test(pathname)) return undefined
  const query = search.slice(1).split('&')
  const kept = query.filter((part) => part !== '' && !/^studio(?:=|$)/.test(part)).join('&')
  return pathname + (kept && `?${kept}`) + hash
}

/**
 * An address that somebody pasted or typed as a link of the site can have it: `http:` becomes `https:`, a page of the
 * studio its path, a space `%20`. `undefined` if it leads nowhere from here: a file of a computer, a note of a document.
 */
export function linkAddress(
  pasted: string,
  { origin, host }: Pick<URL, 'origin' | 'host'> = location,
): string | undefined {
  const href = directAddress(pasted.trim())
  if (/^(?:\/(?!\/)|#)/.test(href)) return href.replace(encodedSigns, encodeURIComponent)
  const [, scheme = '', rest = ''] = /^(https?:|mailto:|tel:|(?=\/\/))(.+)$/is.exec(href) ?? []
  if (rest === '') return undefined
  if (/^tel:$/i.test(scheme)) return `tel:${rest.replace(/[^\d+*#;=a-z-]/gi, '')}`
  if (/^mailto:$/i.test(scheme)) return `mailto:${rest.replace(encodedSigns, encodeURIComponent)}`
  if (!URL.canParse(`https:${rest}`)) return undefined
  const url = new URL(`https:${rest}`)
  if (url.host === host || url.origin === origin) return ownPath(url)
  // A port of HTTP does not speak HTTPS.
  if (/^http:$/i.test(scheme) && url.port !== '') return undefined
  return `https:${rest.replace(encodedSigns, encodeURIComponent)}`
}
