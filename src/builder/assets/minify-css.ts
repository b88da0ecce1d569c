import { Features, transform } from 'lightningcss'

/** Minifies CSS for the browsers that the site supports. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16 },
    // No rule uses `light-dark()`, so its fallback is not needed.
    exclude: Features.LightDark,
  })
  return code.toString()
}
