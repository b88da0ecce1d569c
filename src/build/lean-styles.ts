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

/** MUI's own mark of the focus, for which the theme has `:focus-visible`, and the room in buttons of old Firefox. */
const unused = /\.Mui-focusVisible|::-moz-focus-inner/
/** What the browser leaves as it is has short names, and is never disabled by MUI. */
const neverDisabled = /\._\w+\.Mui-disabled/

/** A condition that every window meets: MUI's smallest breakpoint. */
const anyWidth = /@media \(width>=0\)\{((?:[^{}]*\{[^{}]*\})*)\}/g

/** The rules of one class as emotion writes them, without what can match nothing, or sets a property that nothing reads. */
export function leanRules(rules: string): string {
  const small = minifyStyles(rules).replace(anyWidth, '$1')
  const matched = small.replace(/(?<=^|[{}])([^{}@]+)\{([^{}]*)\}/g, (_, selectors: string, declarations) => {
    const kept = selectors.split(/,(?![^(]*\))/).filter((one) => !unused.test(one) && !neverDisabled.test(one))
    return kept.length === 0 ? '' : `${kept.join(',')}{${declarations}}`
  })
  const read = (set: string, name: string) => (matched.includes(`var(${name}`) ? set : '')
  return minifyStyles(matched.replace(/(--variant-\w+):[^;}]*;?/g, read))
}
