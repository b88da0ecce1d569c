import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Theme, ThemeFont } from '../../schema/theme/theme.ts'
import { findPublicFile, type PublicFolders } from '../pictures/public-folders.ts'

const { resolve } = createRequire(import.meta.url)

/** What a font is for. */
export type FontRole = 'display' | 'text'

/** A file of a font; `weight` if the font has a file for each weight. */
export type FontFile = { path: string; weight?: number }

/** Why a font cannot be used, and the key of the theme that is the reason. */
type FontProblem =
  | { key: 'file'; problem: 'missing' | 'unreadable' }
  | { key: 'package'; problem: 'missing' }
  | { key: 'package'; problem: 'weight'; weight: number; weights: readonly number[] }

type FilesOrProblem = FontFile[] | FontProblem

/** The weights of text; browsers take the nearest for other weights. */
const textWeights = [400, 700]

/** The folder of a package; `undefined` if it is not installed. */
function packageFolder(name: string): string | undefined {
  try {
    return dirname(resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

const hundreds = Array.from({ length: 9 }, (_, index) => 100 * (index + 1))

/** The weights of a variable font of Fontsource, from the lightest to the heaviest. */
const weightsOf = (folder: string): number[] => JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')).weights

/**
 * The files of the same font with the letters of other alphabets, by the names of these: a package of Fontsource has a file for
 * each, and numbered ones for scripts with thousands of letters.
 */
export function alphabetFiles(path: string): { alphabet: string; path: string }[] {
  const [, name, rest] = /^(.*)-latin-((?:wght|\d+)-normal\.woff2)$/.exec(basename(path)) ?? []
  if (name === undefined || rest === undefined) return []
  return readdirSync(dirname(path)).flatMap((file) => {
    if (!file.startsWith(`${name}-`) || !file.endsWith(`-${rest}`) || file === basename(path)) return []
    const alphabet = file.slice(name.length + 1, -rest.length - 1)
    return /^(?:[a-z-]+|\[?\d+\]?)$/.test(alphabet) ? [{ alphabet, path: join(dirname(path), file) }] : []
  })
}

/** Those of them that are not cut into numbered parts. */
export const otherAlphabets = (path: string): string[] =>
  alphabetFiles(path).flatMap((file) => (/\d/.test(file.alphabet) ? [] : [file.path]))

/** The files of a package of Fontsource: one for all weights, or one for each. */
function inPackage(name: string, weights: readonly number[]): FilesOrProblem {
  const folder = packageFolder(name)
  if (folder === undefined) return { key: 'package', problem: 'missing' }
  const files = join(folder, 'files', `${name.split('/').at(-1)}-latin-`)
  const fileOf = (weight: number | string) => `${files}${weight}-normal.woff2`
  const isVariable = existsSync(fileOf('wght'))
  const existing = isVariable ? weightsOf(folder) : hundreds.filter((weight) => existsSync(fileOf(weight)))
  const [lightest = 0, heaviest = 0] = [existing[0], existing.at(-1)]
  const missing = weights.find((weight) =>
    isVariable ? weight < lightest || weight > heaviest : !existing.includes(weight),
  )
  if (missing !== undefined) return { key: 'package', problem: 'weight', weight: missing, weights: existing }
  return isVariable ? [{ path: fileOf('wght') }] : weights.map((weight) => ({ path: fileOf(weight), weight }))
}

/** Whether the bytes begin with the signature of a font, and have the length that its header states. */
function isFont(bytes: Buffer): boolean {
  const signature = bytes.toString('latin1', 0, 4)
  if (signature === 'wOF2') return bytes.length >= 48 && bytes.readUInt32BE(8) === bytes.length
  if (!['\0\x01\0\0', 'OTTO', 'true'].includes(signature) || bytes.length < 12) return false
  const tables = bytes.readUInt16BE(4)
  if (bytes.length < 12 + 16 * tables) return false
  const ends = Array.from({ length: tables }, (_, index) => 12 + 16 * index).map(
    (at) => bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12),
  )
  return ends.every((end) => end <= bytes.length)
}

function inPublicFolder(name: string, folders: PublicFolders): FilesOrProblem {
  const path = findPublicFile(folders, name)
  if (path === undefined) return { key: 'file', problem: 'missing' }
  return isFont(readFileSync(path)) ? [{ path }] : { key: 'file', problem: 'unreadable' }
}

/** The files of a font in these weights: none for a font of the visitor's system. */
export function filesOfFont(
  font: Pick<ThemeFont, 'package' | 'file'>,
  weights: readonly number[],
  folders: PublicFolders,
): FilesOrProblem {
  if (font.package !== undefined) return inPackage(font.package, weights)
  return font.file === undefined ? [] : inPublicFolder(font.file, folders)
}

/** The files of a font of the theme: none for a font of the visitor's system, or if the theme names no font. */
export function fontFilesOf({ typography }: Theme, role: FontRole, folders: PublicFolders): FilesOrProblem {
  const font = typography[role]
  return font ? filesOfFont(font, role === 'display' ? [typography.fontWeight] : textWeights, folders) : []
}
