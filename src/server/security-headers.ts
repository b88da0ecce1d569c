import type { PolicyOrigins, SourceDirective } from '../../schema/policy-origins.ts'
import type { Framing } from './framing.ts'

/** What the headers depend on. */
export type HeaderFacts = {
  /** `sha256-…` of each inline script of the pages. */
  scriptHashes: readonly string[]
  /** The same of each style tag. */
  styleHashes: readonly string[]
  /** What blocks and settings load from elsewhere; for films and sound, `self` is this site. */
  origins: PolicyOrigins
  /** Whether the request came by https. */
  https: boolean
  /** Whether other sites may show pictures of this one, and whether https is asked of subdomains too. */
  embeddable?: boolean
  subdomains?: boolean
  /** Whether the page has frames of this site, or is in one; neither by default. */
  framing?: Framing
}

/** Hash of the empty string. It allows the empty style tag that emotion fills by rules. */
export const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** Two years in seconds, as the OWASP cheat sheet on HSTS advises. */
const hstsSeconds = 63_072_000

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every answer. HSTS is only for https: RFC 6797 (7.2) forbids it over http, where it could be forged. */
export function securityHeaders(facts: HeaderFacts): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(facts),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': facts.embeddable ? 'cross-origin' : 'same-origin',
    'permissions-policy': permissionsPolicy(facts),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'speculation-rules': '"/speculation-rules.json"',
    'x-content-type-options': 'nosniff',
    ...(facts.https && {
      'strict-transport-security': `max-age=${hstsSeconds}${facts.subdomains === false ? '' : '; includeSubDomains'}`,
    }),
  }
}

/** A frame plays by itself only where its element allows it too: the visitor has then pressed the button over it. */
function permissionsPolicy({ origins: { 'frame-src': frameOrigins = [] } }: HeaderFacts): string {
  // A feature that the page itself may not use cannot be handed to a frame.
  const players = frameOrigins.length > 0 ? ['self', ...frameOrigins.map((origin) => `"${origin}"`)] : []
  const [first, ...others] = deniedFeatures.map((feature) => `${feature}=()`)
  return [first, `autoplay=(${players.join(' ')})`, ...others].join(', ')
}

function contentSecurityPolicy({ scriptHashes, styleHashes, origins, https, framing }: HeaderFacts): string {
  const allowed = (directive: SourceDirective) => origins[directive] ?? []
  const media = allowed('media-src').map(withKeyword)
  const frames = [...(framing === 'embeds' ? ["'self'"] : []), ...allowed('frame-src')]
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scriptHashes.map(quote), ...allowed('script-src')],
    ["style-src 'self'", ...[emptyStyleHash, ...styleHashes].map(quote)],
    ["img-src 'self' data:", ...allowed('img-src')],
    ...(media.length > 0 ? [['media-src', ...media]] : []),
    ["font-src 'self'"],
    ["connect-src 'self'", ...allowed('connect-src')],
    ["form-action 'self'", ...allowed('form-action')],
    ["base-uri 'none'"],
    [`frame-ancestors ${framing === 'embedded' ? "'self'" : "'none'"}`],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ["manifest-src 'self'"],
    ["require-trusted-types-for 'script'"],
    // The module that may create HTML from text: `src/components/prose/trusted-html.ts`.
    ['trusted-types marquee', ...allowed('trusted-types')],
    // On http://localhost it would upgrade every request of the page to https, which nobody answers.
    ...(https ? [['upgrade-insecure-requests']] : []),
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

const quote = (hash: string) => `'${hash}'`
const withKeyword = (origin: string) => (origin === 'self' ? quote(origin) : origin)
