/** What a source allows. The other directives of the policy are the same on every site. */
export const sourceDirectives = [
  'script-src',
  'img-src',
  'media-src',
  'connect-src',
  'frame-src',
  'form-action',
  'trusted-types',
] as const
export type SourceDirective = (typeof sourceDirectives)[number]

/** What the content policy of a site allows besides the site itself: exact origins, or names of Trusted Types policies. */
export type PolicyOrigins = { readonly [Directive in SourceDirective]?: readonly string[] }

/** A spreadsheet script redirects to the second host, and `connect-src` applies to redirects too. */
const redirectsTo: Record<string, string> = { 'https://script.google.com': 'https://script.googleusercontent.com' }

/** The origins that a form with this address needs; none if it posts to this site. */
export function endpointOrigins(endpoint: string): string[] {
  if (!URL.canParse(endpoint)) return []
  const { origin } = new URL(endpoint)
  const next = redirectsTo[origin]
  return next ? [origin, next] : [origin]
}

/** The origins of a release, with those of an address to which a server sends its forms. */
export const withEndpointOrigins = (origins: PolicyOrigins, endpoint: string): PolicyOrigins => ({
  ...origins,
  'connect-src': [...new Set([...(origins['connect-src'] ?? []), ...endpointOrigins(endpoint)])],
})
