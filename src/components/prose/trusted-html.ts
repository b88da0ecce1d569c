/** The Trusted Types API, which TypeScript's own types lack. */
type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): string }
}

/** Name of the policy, as allowed by the `trusted-types` directive. */
const name = 'marquee'

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
const policy = factory?.createPolicy(name, { createHTML: (text) => text })

/**
 * Marks a text as HTML of this site: from the build, or Markdown whose HTML is escaped. A browser with Trusted Types
 * refuses any other text as HTML, and gets an object that React and the browser accept in its place. Other browsers,
 * and the build, get the text itself.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
