import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetHash } from './asset-hash.ts'
import { leanRules, minifyStyles } from './lean-styles.ts'
import { type StyledParts, splitStyles } from './split-styles.ts'

/** The rules that every page shares. */
export async function baseStyles(root: string): Promise<string> {
  const [screen, print] = ['base', 'print'].map((name) => readFile(join(root, 'src/ui', `${name}.css`), 'utf8'))
  return `${await screen}${await print}`
}

/** Addresses of the sheets of a site. */
export type Stylesheets = {
  /** The sheet that every page links. Its name changes with any rule of the site: the browser tells a release by it. */
  site: string
  /** The sheet that a page with these parts links besides, if there is one. */
  moreFor(parts: readonly string[]): string | undefined
}

type Sheets = StyledParts & {
  outDir: string
  /** Rules that come before those of the parts. */
  base: string
}

/** Writes a sheet made small, named by what is in it, and gives its address. */
export function writeSheet(outDir: string, name: string, css: string, hash = assetHash(css)): string {
  const address = `/assets/${name}-${hash}.css`
  writeFileSync(join(outDir, address), minifyStyles(css))
  return address
}

/** Writes the sheet of all pages, and on demand the further ones that pages need. */
export function writeStylesheets({ outDir, base, ...parts }: Sheets): Stylesheets {
  const split = splitStyles({
    ...parts,
    rules: new Map([...parts.rules].map(([name, rule]) => [name, leanRules(rule)])),
  })
  const written = new Map<string, string>()
  return {
    site: writeSheet(outDir, 'site', base + split.common, assetHash(base + [...parts.rules.values()].join(''))),
    moreFor(parts) {
      const rules = split.more(parts)
      if (rules === '') return undefined
      const address = written.get(rules) ?? writeSheet(outDir, 'more', rules)
      written.set(rules, address)
      return address
    },
  }
}
