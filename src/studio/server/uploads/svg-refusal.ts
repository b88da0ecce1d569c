// A prefix of a name may have letters of any alphabet, so it is whatever stands before a colon.
const rules: readonly { found: RegExp; words: string }[] = [
  { found: /<!ENTITY|<!DOCTYPE[^>]*\[/i, words: 'defines entities, behind which anything can be hidden' },
  { found: /<(?:[^\s<>:]+:)?(?:script|handler|listener)\b/i, words: 'has a script' },
  { found: /[\s"'/]on[a-z]+\s*=/i, words: 'has code that runs when something happens to it (such as `onload`)' },
  {
    found: /<(?:[^\s<>:]+:)?(?:foreignObject|iframe|embed|object|audio|video|canvas|form|html|body)\b/i,
    words: 'holds parts of a page',
  },
  {
    found: /attributeName\s*=\s*["']?\s*(?:[^\s"':]+:)?(?:href|on|[^"']*&)/i,
    words: 'changes an address while it is shown',
  },
  { found: /<\?(?!xml\s)/i, words: 'loads a style sheet' },
  { found: /@import|\\/i, words: 'has styles that can load others' },
  {
    // Of itself, or of a picture within it.
    found: /\b(?:href|src)\s*=\s*(?!\s*["'](?:#|data:image\/(?:png|jpe?g|webp|gif|avif);))/i,
    words: 'refers to an address outside of it',
  },
  {
    found: /\burl\(\s*(?!["']?#|["']?data:image\/(?:png|jpe?g|webp|gif|avif);)/i,
    words: 'refers to an address outside of it',
  },
]

/**
 * Why a drawing is not taken, in words that follow “The drawing”; `undefined` if it only draws. Nothing is taken out of it, so
 * that a drawing never shows without a part that its author meant. What may be harmless is refused too: a text `onload=`.
 */
export function svgRefusal(svg: string): string | undefined {
  if (svg.includes('\0') || svg.includes('\uFFFD')) return 'is not written in UTF-8'
  // Within CDATA a comment is text, and what stands behind its beginning is not.
  const withoutComments = svg.includes('<![CDATA[') ? svg : svg.replace(/<!--(?:(?!--)[\s\S])*-->/g, '')
  return rules.find(({ found }) => found.test(withoutComments))?.words
}
