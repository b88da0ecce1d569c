import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFiles } from '../cards/fonts.ts'
import { leanRules, minifyStyles } from './lean-styles.ts'
import { type StyledParts, splitStyles } from './split-styles.ts'

/**
 * The site's fonts, each with a fallback made of a system font: as wide (`size-adjust`, from the width of one sentence
 * in both) and as tall, so that lines stay where they are when the font arrives. They hold Latin letters; every page has
 * some and fetches them, so no range of letters is given, and other letters come from the reader's own fonts.
 */
const fonts = [
  {
    family: 'Bricolage Grotesque',
    file: fontFiles.display,
    weights: '700',
    fallback: 'Bricolage Fallback',
    locals: 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold")',
    metrics: 'size-adjust:102.4%;ascent-override:90.8%;descent-override:26.4%;line-gap-override:0%',
  },
  {
    family: 'Figtree Variable',
    file: fontFiles.text,
    weights: '300 900',
    fallback: 'Figtree Fallback',
    locals: 'local("Arial"),local("ArialMT"),local("Liberation Sans")',
    metrics: 'size-adjust:101.5%;ascent-override:93.6%;descent-override:24.6%;line-gap-override:0%',
  },
] as const

/** The rules that every page shares. */
export async function baseStyles(root: string): Promise<string> {
  const [screen, print] = ['base', 'print'].map((name) => readFile(join(root, 'src/ui', `${name}.css`), 'utf8'))
  return `${await screen}${await print}`
}

export type FontFaces = { css: string; addresses: readonly string[] }

/** Markup of the head that has the browser fetch the fonts beside the styles. */
export const fontPreloads = ({ addresses }: FontFaces): string =>
  addresses.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('')

/** Copies the fonts to `outDir/assets` and gives their rules and addresses. */
export async function writeFonts(outDir: string): Promise<FontFaces> {
  await mkdir(join(outDir, 'assets'), { recursive: true })
  const faces = await Promise.all(
    fonts.map(async ({ family, file, weights, fallback, locals, metrics }) => {
      const bytes = await readFile(file)
      const address = `/assets/${family.split(' ')[0]?.toLowerCase()}-${hashOf(bytes)}.woff2`
      await writeFile(join(outDir, address), bytes)
      const face = `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weights};font-display:swap}`
      return { address, css: `${face}@font-face{font-family:"${fallback}";src:${locals};${metrics}}` }
    }),
  )
  return { css: faces.map(({ css }) => css).join(''), addresses: faces.map(({ address }) => address) }
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
export function writeSheet(outDir: string, name: string, css: string, hash = hashOf(css)): string {
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
    site: writeSheet(outDir, 'site', base + split.common, hashOf(base + [...parts.rules.values()].join(''))),
    moreFor(parts) {
      const rules = split.more(parts)
      if (rules === '') return undefined
      const address = written.get(rules) ?? writeSheet(outDir, 'more', rules)
      written.set(rules, address)
      return address
    },
  }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 10)
