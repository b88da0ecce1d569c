/** What browsers with Trusted Types have; TypeScript's own types do not know it everywhere. */
type PolicyMaker = {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): string }
}

/** Name of the policy, as the header `trusted-types` allows it. */
const name = 'marquee'

const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
const policy = maker?.createPolicy(name, { createHTML: (text) => text })

/**
 * Says of a text that it is HTML of this site: what the build wrote into a page, or Markdown whose HTML is escaped.
 * A browser with Trusted Types refuses any other text where HTML is wanted. In others, and in the build, the text itself
 * is given; here it is an object that React and the browser take in its place.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
