/** The Trusted Types API, which TypeScript's own types lack. */
type PolicyMaker = {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): string }
}

/** Name of the policy, as allowed by the `trusted-types` directive. */
const name = 'marquee'

const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
const policy = maker?.createPolicy(name, { createHTML: (text) => text })

/**
 * Marks a text as HTML of this site: from the build, or Markdown whose HTML is escaped. A browser with Trusted Types
 * refuses any other text as HTML, and gets an object that React and the browser accept in its place. Other browsers,
 * and the build, get the text itself.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
