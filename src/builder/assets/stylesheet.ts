import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../../cache/hash.ts'
import { memoize } from '../../cache/memoize.ts'
import { type StyledParts, splitStyles } from './critical-css.ts'
import { minifyCss } from './minify-css.ts'
import { hideLate, showLate, showMore } from './progressive-reveal-css.ts'

/** The rules that every page shares, for screen and print. */
export async function sharedStyles(root: string): Promise<{ screen: string; print: string }> {
  const read = (name: string) => readFile(join(root, 'src/theme', `${name}.css`), 'utf8')
  const [screen, print] = await Promise.all([read('base'), read('print')])
  return { screen, print }
}

/** All rules, for a page that links one sheet. */
export async function baseStyles(root: string): Promise<string> {
  const { screen, print } = await sharedStyles(root)
  return screen + print
}

/** The styles of a site: the inlined ones, and addresses of sheets. */
export type Stylesheets = {
  /** Critical rules, and rules that hide what has no styles yet. */
  critical: string
  /**
   * Address of the sheet that every page links. Its name changes with its content and with any rule of the site,
   * because the browser identifies a release by it.
   */
  site: string
  /** The additional sheet of a page with these parts, if it needs one. */
  moreFor(parts: readonly string[]): string | undefined
}

type Sheets = StyledParts & {
  outDir: string
  /** Rules that come before those of the parts: in the page, and in the sheet of all pages. */
  base: { screen: string; print: string }
}

const addressOf = (name: string, css: string) => `/assets/${name}-${hashOf(css).slice(0, 10)}.css`

/** Minifies and writes a sheet, named by its content, and returns its address. */
export function writeSheet(outDir: string, name: string, css: string): string {
  const address = addressOf(name, css)
  writeFileSync(join(outDir, address), minifyCss(css))
  return address
}

/** Writes the sheet of all pages and, on demand, additional ones. */
export function writeStylesheets({ outDir, base, ...parts }: Sheets): Stylesheets {
  const { rules } = parts
  const split = splitStyles(parts)
  const written = new Set<string>()
  const textOf = (names: Iterable<string>) => [...names].map((name) => rules.get(name)).join('')
  /** `about`: further input of its name. */
  const write = (name: string, top: string, about: string, names: readonly string[]) => {
    const address = addressOf(name, top + about)
    if (!written.has(address)) writeFileSync(join(outDir, address), minifyCss(top + textOf(names)))
    written.add(address)
    return address
  }
  const more = memoize((names: readonly string[]) => write('more', showMore, textOf(names), names))
  const top = showLate(split.first) + base.print
  const all = base.screen + textOf(rules.keys())
  const divided = [split.first, split.common].join(' ')
  return {
    critical: minifyCss(base.screen + hideLate(split.first) + textOf(split.critical)),
    site: write('site', top, all + divided, split.common),
    moreFor(parts) {
      const names = split.more(parts)
      return names.length === 0 ? undefined : more(names)
    },
  }
}
