/** HTML that many pages share: one object, so that a build encodes it once. */
export type SharedHtml = { readonly shared: string }

/**
 * HTML in parts. A build encodes them one by one, which takes a third of the time that the joined HTML takes
 * (`docs/decisions/computed-once.md`). No part ends within a tag or a script.
 */
export type HtmlParts = readonly (string | SharedHtml)[]

export const joinHtml = (parts: HtmlParts): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.shared)).join('')
