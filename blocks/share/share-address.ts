/**
 * The addresses that networks document for sharing a page, by the name of the network. A message of Bluesky and WhatsApp is
 * a text that contains the address.
 */
const addresses = {
  bluesky: ['https://bsky.app/intent/compose', { text: 'message' }],
  facebook: ['https://www.facebook.com/sharer/sharer.php', { u: 'address' }],
  linkedin: ['https://www.linkedin.com/sharing/share-offsite/', { url: 'address' }],
  reddit: ['https://www.reddit.com/submit', { url: 'address', title: 'title' }],
  telegram: ['https://t.me/share/url', { url: 'address', text: 'title' }],
  threads: ['https://www.threads.net/intent/post', { text: 'message' }],
  whatsapp: ['https://wa.me/', { text: 'message' }],
  x: ['https://x.com/intent/post', { url: 'address', text: 'title' }],
} as const

type Network = keyof typeof addresses
type Shared = { title: string; address: string }

export const networkNames = Object.keys(addresses) as [Network, ...Network[]]

/** The address that shares a page on a network. */
export function networkAddress(network: Network, { title, address }: Shared): string {
  const [endpoint, parameters] = addresses[network]
  const values = { title, address, message: `${title} ${address}` }
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(values[value as keyof typeof values])}`,
  )
  return `${endpoint}?${query.join('&')}`
}

/** A link that opens an e-mail with the title of a page as subject and its address as text (RFC 6068). */
export const mailAddress = ({ title, address }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
