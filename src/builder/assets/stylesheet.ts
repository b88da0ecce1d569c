import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'
import { shortHash } from '../../cache/hash.ts'
import type { ThemeStyles } from '../../theme/theme-styles.ts'

/** The rules that every page shares, for the screen and for paper. */
export async function sharedStyles(root: string): Promise<{ screen: string; print: string }> {
  const read = (name: string) => readFile(join(root, 'src/theme', `${name}.css`), 'utf8')
  const [screen, print] = await Promise.all([read('base'), read('print')])
  return { screen, print }
}

/** All of them with the theme, for a page that links one sheet. */
export async function baseStyles(root: string, { variables, rules }: ThemeStyles): Promise<string> {
  const { screen, print } = await sharedStyles(root)
  return variables() + screen + rules + print
}

/** Minifies CSS for the browsers that the site supports. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16 },
    // No rule uses `light-dark()`, so its fallback is of no use.
    exclude: Features.LightDark,
  })
  return code.toString()
}

/** Writes a minified sheet, whose address has the hash of `identity`, and returns the address. */
export function writeSheet(outDir: string, name: string, css: string, identity = css): string {
  const address = `/assets/${name}-${shortHash(identity)}.css`
  writeFileSync(join(outDir, address), minifyCss(css))
  return address
}
