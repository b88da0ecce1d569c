/** Encodings that the build writes beside a file, best first, with the ending of the copy. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]

/** Browsers send few different headers; whoever sends others has them read anew. */
const remembered = new Map<string, Encoding[]>()
const mostRemembered = 100

/**
 * The encodings that `Accept-Encoding` allows, most wanted first (RFC 9110, 12.5.3). Without the header none is
 * taken, though the standard allows all: who does not ask is most often a small tool that cannot unpack.
 */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const known = remembered.get(header)
  if (known) return known
  const accepted = readEncodings(header)
  if (remembered.size < mostRemembered) remembered.set(header, accepted)
  return accepted
}

function readEncodings(header: string): Encoding[] {
  const weights = new Map(header.split(',').map(readWeight))
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  return encodings
    .filter(({ name }) => weigh(name) > 0 && weigh(name) >= plain)
    .sort((a, b) => weigh(b.name) - weigh(a.name))
}

function readWeight(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return [name, Number.isFinite(weight) ? weight : 0]
}
