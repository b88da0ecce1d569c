/** A film: a file of this site, or one of a site with a player of its own. */
export type Player =
  | { kind: 'file'; type: `video/${string}` }
  | {
      kind: 'frame'
      provider: string
      /** The only origin that the frame is loaded from. */
      origin: string
      /** The address of the player, which begins at once. */
      frame: string
    }

/** A time in an address in seconds: `90`, `90s`, `1m30s`, `1h2m`, `1:30`. */
function secondsIn(time: string | null): number | undefined {
  if (time === null) return undefined
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s?)?$/.exec(time) ?? /^(?:(\d+):)?(\d+):(\d+)$/.exec(time) ?? []
  return Math.floor(Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) || undefined
}

const query = (parts: Readonly<Record<string, string | number | null | undefined>>) =>
  Object.entries(parts)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')

/**
 * A film, or a list of films, in YouTube's privacy-enhanced mode: another host, which sets no cookies before a film plays. It
 * begins and ends where the address says so.
 */
function youTube({ hostname, pathname, searchParams, hash }: URL): string | undefined {
  const path = hostname === 'youtu.be' ? pathname.slice(1) : /^\/(?:shorts|embed|live|v|e)\/(.+)$/.exec(pathname)?.[1]
  const id = (path ?? (pathname === '/watch' ? searchParams.get('v') : undefined))?.replace(/\/$/, '')
  const list = searchParams.get('list')
  const isList = pathname === '/playlist' || id === 'videoseries'
  if (list !== null && !/^[\w-]+$/.test(list)) return undefined
  if (isList ? list === null : !/^[\w-]{11}$/.test(id ?? '')) return undefined
  const starts = ['start', 't', 'time_continue'].map((name) => searchParams.get(name))
  const more = query({
    start: secondsIn([...starts, new URLSearchParams(hash.slice(1)).get('t')].find((time) => time !== null) ?? null),
    end: secondsIn(searchParams.get('end')),
    list,
  })
  return `https://www.youtube-nocookie.com/embed/${isList ? 'videoseries' : id}?autoplay=1&rel=0${more && `&${more}`}`
}

/**
 * A film of Vimeo. `dnt=1` keeps it from recording who watches; `h` is what its help calls the privacy hash of an unlisted film,
 * which a frame must name.
 */
function vimeo({ pathname, searchParams, hash }: URL): string | undefined {
  const [, event] = /^\/event\/(\d+)(?:\/embed)?\/?$/.exec(pathname) ?? []
  if (event) return `https://vimeo.com/event/${event}/embed?autoplay=1&dnt=1`
  const [, id, path] =
    /^(?:\/(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video))?\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(
      pathname,
    ) ?? []
  if (!id) return undefined
  const start = secondsIn(new URLSearchParams(hash.slice(1)).get('t') ?? searchParams.get('t'))
  const more = query({ h: path ?? searchParams.get('h') })
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${more && `&${more}`}${start ? `#t=${start}s` : ''}`
}

const providers = [
  { provider: 'YouTube', host: /^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/, frameOf: youTube },
  { provider: 'Vimeo', host: /^(?:www\.|player\.)?vimeo\.com$/, frameOf: vimeo },
]

/** A film of this site, and maybe the seconds that it plays (W3C, “Media fragments”): `/tour.mp4#t=10,20`. */
const file = /^\/[^?#]+\.(mp4|webm)(?:#t=[\d:.,]+)?$/

/** How to play the film at an address, as it is copied from a browser; `undefined` for what is no film. */
export function playerOf(address: string): Player | undefined {
  const [, ending] = file.exec(address) ?? []
  if (ending) return { kind: 'file', type: `video/${ending}` }
  if (!/^https:/.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const found = providers.find(({ host }) => host.test(url.host))
  const frame = found?.frameOf(url)
  return found && frame ? { kind: 'frame', provider: found.provider, origin: new URL(frame).origin, frame } : undefined
}
