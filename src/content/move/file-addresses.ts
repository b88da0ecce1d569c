import { posix } from 'node:path'
import { escaped } from '../../../schema/links/markdown-links.ts'

/** A file of `_public/` that gets another path there, such as `images/bus.png` or `files/menu.pdf`. */
export type FileMove = { from: string; to: string }

/** A text, and at how many places it differs from the one before. */
export type MovedText = { text: string; places: number }

/**
 * A pattern that finds the address of a file of `_public/` in a text, as links, Markdown and style sheets write it, behind
 * what stands before its path. The theme names its logos without the slash. `origin` is that of the site.
 */
export function addressPattern(name: string, origin = ''): RegExp {
  const written = [...new Set([name, encodeURI(name)])].map(escaped).join('|')
  const before = String.raw`(?<![\w/.-])(?:${escaped(origin)}/|/)?|(?<=_public)/`
  return new RegExp(String.raw`(${before})(?:${written})(?![\w/-]|\.\w)`, 'g')
}

/** Whether a text may name a file: a quick check, since most do not. */
export const mayName = (text: string, { from }: FileMove): boolean =>
  text.includes(posix.basename(from).match(/[a-z0-9]+/gi)?.[0] ?? '')

/** A text with the new address of a file at every place that has the old one. */
export function withMovedAddresses(text: string, { from, to }: FileMove, origin?: string): MovedText {
  let places = 0
  const moved = text.replace(addressPattern(from, origin), (_, before: string) => {
    places += 1
    return before + encodeURI(to)
  })
  return { text: moved, places }
}

/**
 * The same in a file that names others from its own folder, such as `url(../images/bus.png)` in a style sheet. `folder` is that of
 * the file, as a path below the content folder.
 */
export function withMovedPaths(text: string, folder: string, { from, to }: FileMove): MovedText {
  const target = `_public/${from}`
  let places = 0
  const moved = text.replace(/(?<![\w/.-])\.{1,2}\/[\w%./-]+/g, (path) => {
    if (posix.join(folder, path) !== target) return path
    places += 1
    const next = posix.relative(folder, `_public/${to}`)
    return next.startsWith('.') ? next : `./${next}`
  })
  return { text: moved, places }
}
