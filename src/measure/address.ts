/** What campaigns write into an address. Everything else of a query may be what somebody has typed. */
const isCampaign = (key: string) => key.startsWith('utm_')

/** What the networks of advertisements add to their links, for scripts of theirs. */
const clickIds = new Set(['fbclid', 'gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'ttclid', '_gl'])

/** An address without fragment, and without what its query says besides the campaign. */
export function cleanAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const campaign = new URLSearchParams([...searchParams].filter(([key]) => isCampaign(key)))
  return `${origin}${pathname}${campaign.size > 0 ? `?${campaign}` : ''}`
}

/** The page from which a visitor came, without its query. */
export const cleanReferrer = (referrer: string): string => {
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin + pathname
}

/** Whether a script that reads the address by itself reads nothing but campaigns and clicks on advertisements. */
export const isPlain = (address: string): boolean =>
  [...new URL(address).searchParams.keys()].every((key) => isCampaign(key) || clickIds.has(key))
