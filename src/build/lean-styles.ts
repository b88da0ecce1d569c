import { Features, transform } from 'lightningcss'

/** Rules made small, for the browsers that the site knows. */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16 },
    // Nothing says `light-dark()`: what would stand in for it is of no use.
    exclude: Features.LightDark,
  })
  return code.toString()
}

/** What the browser leaves as it is has short names, and is never disabled. */
const neverDisabled = /\._\w+:disabled/

/** A condition that every window meets: MUI's smallest breakpoint. */
const anyWidth = /@media \(width>=0\)\{((?:[^{}]*\{[^{}]*\})*)\}/g

/** The rules of one class as emotion writes them, without what can match nothing. */
export function leanRules(rules: string): string {
  const small = minifyStyles(rules).replace(anyWidth, '$1')
  return minifyStyles(
    small.replace(/(?<=^|[{}])([^{}@]+)(\{[^{}]*\})/g, (_, selectors: string, declarations) => {
      const kept = selectors.split(/,(?![^(]*\))/).filter((one) => !neverDisabled.test(one))
      return kept.length === 0 ? '' : kept.join() + declarations
    }),
  )
}
