import type { Words } from '../../words/en.ts'
import { say } from '../../words/say.ts'

// A prefix of a name may have letters of any alphabet, so it is whatever stands before a colon.
const rules: readonly { found: RegExp; why: keyof Words['server']['uploads']['drawings'] }[] = [
  { found: /<!ENTITY|<!DOCTYPE[^>]*\[/i, why: 'entities' },
  { found: /<(?:[^\s<>:]+:)?(?:script|handler|listener)\b/i, why: 'script' },
  { found: /[\s"'/]on[a-z]+\s*=/i, why: 'handler' },
  {
    found: /<(?:[^\s<>:]+:)?(?:foreignObject|iframe|embed|object|audio|video|canvas|form|html|body)\b/i,
    why: 'parts',
  },
  {
    found: /attributeName\s*=\s*["']?\s*(?:[^\s"':]+:)?(?:href|on|[^"']*&)/i,
    why: 'address',
  },
  { found: /<\?(?!xml\s)/i, why: 'sheet' },
  { found: /@import|\\/i, why: 'styles' },
  {
    // Of itself, or of a picture within it.
    found: /\b(?:href|src)\s*=\s*(?!\s*["'](?:#|data:image\/(?:png|jpe?g|webp|gif|avif);))/i,
    why: 'outside',
  },
  {
    found: /\burl\(\s*(?!["']?#|["']?data:image\/(?:png|jpe?g|webp|gif|avif);)/i,
    why: 'outside',
  },
]

/**
 * Why a drawing is not taken, in words that follow “The drawing”; `undefined` if it only draws. Nothing is taken out of it, so
 * that a drawing never shows without a part that its author meant. What may be harmless is refused too: a text `onload=`.
 */
export function svgRefusal(svg: string): string | undefined {
  if (svg.includes('\0') || svg.includes('\uFFFD')) return say().server.uploads.drawings.encoding
  // Within CDATA a comment is text, and what stands behind its beginning is not.
  const withoutComments = svg.includes('<![CDATA[') ? svg : svg.replace(/<!--(?:(?!--)[\s\S])*-->/g, '')
  const why = rules.find(({ found }) => found.test(withoutComments))?.why
  return why && say().server.uploads.drawings[why]
}
