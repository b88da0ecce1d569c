/**
 * The addresses that networks document for sharing a page, by the name of the network. A message of Bluesky and WhatsApp is
 * a text that contains the address.
 */
const addresses = {
  bluesky: ['Bluesky', 'https://bsky.app/intent/compose', { text: 'message' }],
  facebook: ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: 'address' }],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: 'address' }],
  reddit: ['Reddit', 'https://www.reddit.com/submit', { url: 'address', title: 'title' }],
  telegram: ['Telegram', 'https://t.me/share/url', { url: 'address', text: 'title' }],
  threads: ['Threads', 'https://www.threads.net/intent/post', { text: 'message' }],
  whatsapp: ['WhatsApp', 'https://wa.me/', { text: 'message' }],
  x: ['X', 'https://x.com/intent/post', { url: 'address', text: 'title' }],
} as const

type Network = keyof typeof addresses
type Shared = { title: string; address: string }

export const networkNames = Object.keys(addresses) as [Network, ...Network[]]

/** A link that shares a page on a network, with the name of the network. */
export function networkLink(network: Network, { title, address }: Shared): { text: string; href: string } {
  const [text, endpoint, parameters] = addresses[network]
  const values = { title, address, message: `${title} ${address}` }
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(values[value as keyof typeof values])}`,
  )
  return { text, href: `${endpoint}?${query.join('&')}` }
}

/** A link that opens an e-mail with the title of a page as subject and its address as text (RFC 6068). */
export const mailAddress = ({ title, address }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
