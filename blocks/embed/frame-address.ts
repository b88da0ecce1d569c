/** The address in the code of a frame, as other sites give it out under “embed”; any other text as it is. */
export function frameAddress(code: string): string {
  const [, , address] = /<iframe\b[^>]*?\ssrc\s*=\s*(["']?)([^"'\s>]+)\1/is.exec(code) ?? []
  return address === undefined ? code : address.replace(/^\/\//, 'https://')
}

/** Pages of known sites that no frame shows, and the address of the same for frames; without one, where it is found. */
const pages: readonly [page: RegExp, frame: string | ((url: string) => string) | undefined, words?: string][] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch|shorts|live|playlist)|youtu\.be\/|(?:www\.)?vimeo\.com\/\d)/,
    undefined,
    'is the page of a film, which no frame shows: write a block `video` with it',
  ],
  [
    /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?((?:album|artist|episode|playlist|show|track)\/\w+).*$/,
    'https://open.spotify.com/embed/$1',
  ],
  [/^https:\/\/(?:www\.)?loom\.com\/share\/(\w+).*$/, 'https://www.loom.com/embed/$1'],
  [/^https:\/\/airtable\.com\/((?:app\w+\/)?shr\w+).*$/, 'https://airtable.com/embed/$1'],
  [/^https:\/\/drive\.google\.com\/file\/d\/([\w-]+)\/view.*$/, 'https://drive.google.com/file/d/$1/preview'],
  [
    /^https:\/\/docs\.google\.com\/presentation\/d\/(?!e\/)([\w-]+)\/(?:edit|view).*$/,
    'https://docs.google.com/presentation/d/$1/embed',
  ],
  [/^https:\/\/(?:www\.)?instagram\.com\/((?:p|reel)\/[\w-]+)\/?(?:\?.*)?$/, 'https://www.instagram.com/$1/embed'],
  [
    /^https:\/\/(?:www\.|m\.)?soundcloud\.com\/[^/?]+\/[^/?]+/,
    (url) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}`,
  ],
  [
    /^https:\/\/(?:www\.)?figma\.com\/(?:file|design|proto|board)\//,
    (url) => `https://www.figma.com/embed?embed_host=share&url=${encodeURIComponent(url)}`,
  ],
  [
    /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps(?!\/(?:embed|d\/embed))|maps\.app\.goo\.gl|goo\.gl\/maps)/,
    undefined,
    'is a page of Google Maps, which no frame shows: press “Share” there, then “Embed a map”, and copy the code',
  ],
  [
    /^https:\/\/calendar\.google\.com\/calendar\/(?!embed|appointments)/,
    undefined,
    'is a page of Google Calendar, which no frame shows: copy the “Embed code” of the settings of the calendar',
  ],
  [
    /^https:\/\/docs\.google\.com\/(?:document|spreadsheets)\/d\/(?!e\/)[\w-]+\/(?:edit|view)/,
    undefined,
    'is a page to edit, which no frame shows: choose “File”, “Share”, “Publish to web” there, then “Embed”, and copy the code',
  ],
]

/** Why a frame does not show an address, with what to write in its place; `undefined` if it may. */
export function frameProblem(address: string): string | undefined {
  const [page, frame, words] = pages.find(([pattern]) => pattern.test(address)) ?? []
  if (page === undefined) return undefined
  const meant = typeof frame === 'string' ? address.replace(page, frame) : frame?.(address)
  return words ?? (meant === address ? undefined : `is a page that no frame shows. Write \`${meant}\``)
}
