import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type FoundPattern = { place: string; pattern: RegExp }

const root = join(import.meta.dirname, '../..')

/** The regular expressions in these files, by the parser, with their places. */
export function patternsIn(globs: readonly string[]): FoundPattern[] {
  return globSync([...globs], { cwd: root, exclude: (file) => file.includes('.test.') }).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const found: FoundPattern[] = []
    JSON.stringify(parseSync(file, code).program, (_key, node) => {
      if (node?.type === 'Literal' && node.regex) {
        const { pattern, flags } = node.regex as { pattern: string; flags: string }
        const line = code.slice(0, node.start).split('\n').length
        found.push({ place: `${file}:${line}`, pattern: new RegExp(pattern, flags.replace(/[gy]/g, '')) })
      }
      return typeof node === 'bigint' ? String(node) : node
    })
    return found
  })
}
