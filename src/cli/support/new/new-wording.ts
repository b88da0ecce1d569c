import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { speakingOf } from '../../../content/load/cross-page-checks.ts'
import { loadSite } from '../../../content/load/load.ts'
import { withWordsToSay } from '../../../content/new/words-to-say.ts'
import { englishWords } from '../../../content/validate/wording-checks.ts'

/**
 * Writes the words that a site still says in English into its `wording.yaml`, as comments. Returns the file from the root and
 * how many words these are, or why nothing is written.
 */
export async function newWording(
  root: string,
  pages: string,
): Promise<{ file: string; count: number } | { error: string }> {
  const { material, blocks, language, diagnostics } = await loadSite({ root, pages })
  const file = `${pages}/_data/wording.yaml`
  const path = resolve(root, file)
  const [wrong] = diagnostics.filter((one) => one.severity === 'error' && resolve(root, one.file) === path)
  if (wrong) return { error: `${file}:${wrong.line} has an error, which comes first: ${wrong.message}` }
  const { results, shared, dialog } = material
  const left = englishWords(speakingOf(results, shared, { dialog, schemas: blocks }))
  const count = left.reduce((sum, { words }) => sum + words.length, 0)
  if (count === 0)
    return { error: `The site says nothing in English that is not its own: its language is \`${language.locale}\`.` }
  const text = existsSync(path) ? await readFile(path, 'utf8') : ''
  await writeFile(path, withWordsToSay(text, left, language.locale))
  return { file, count }
}
