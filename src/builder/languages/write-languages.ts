import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { language } from '../../../schema/language/language.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { feedFilesOf } from '../../seo/feeds.ts'
import { dayOf, type MainHashes } from '../../seo/ledger.ts'
import { llmsText } from '../../seo/llms-text.ts'
import { searchAddress, writeSearch } from '../assets/search-file.ts'
import type { WrittenAssets } from '../assets/write-assets.ts'
import type { BuildContext } from '../build-context.ts'
import { writeDocuments } from '../pages/write-documents.ts'
import type { LanguageOutput } from './language-outputs.ts'

/** What was written in a language: hashes of main contents by address. */
type Written = {
  pages: number
  bytes: number
  rendered: number
  hashes: MainHashes
  styleHashes: readonly string[]
}

/** Writes search, feeds and the list for language models of a language, with its addresses. */
async function writeLanguageFiles(
  { publicContent, origin, stagingDir }: BuildContext,
  { tag, put }: LanguageOutput,
  changedOn: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const { site, pages, tags } = publicContent
  const files = {
    ...feedFilesOf({ site, pages, tags }, origin, changedOn),
    'llms.txt': llmsText(publicContent, origin),
  }
  const addressOf = (name: string) => (name === 'llms.txt' ? `/${tag}/llms.txt` : put.link(`/${name}`))
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(stagingDir, addressOf(name))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, name === 'llms.txt' ? put.markdown(text) : put.xml(text))
    }),
  )
}

/** Writes the pages of a language at their addresses, and what belongs to them. `context` is that of the language. */
function writeLanguage(context: BuildContext, output: LanguageOutput, assets: WrittenAssets): Promise<Written> {
  const { content, publicContent, stagingDir, ledger } = context
  return inSite(content, async () => {
    await mkdir(join(stagingDir, output.tag), { recursive: true })
    await writeFile(join(stagingDir, `_language.${output.tag}.json`), JSON.stringify(language()))
    const searchFile = publicContent.site.header.search && `/${output.tag}${searchAddress}`
    if (searchFile) await writeSearch(publicContent, join(stagingDir, searchFile), output.put)
    const { bytes, rendered, hashes, styleHashes } = await writeDocuments(context, { ...assets, searchFile })
    const changedOn = new Map([...hashes].map(([path, hash]) => [path, dayOf(ledger, path, hash)]))
    await writeLanguageFiles(context, output, changedOn)
    const atAddresses = new Map([...hashes].map(([path, hash]) => [output.addressOf(path), hash]))
    return { pages: publicContent.pages.length, bytes, rendered, hashes: atAddresses, styleHashes }
  })
}

/** Writes the site in its other languages, one after another. */
export async function writeLanguages(context: BuildContext, assets: WrittenAssets): Promise<Written[]> {
  const written: Written[] = []
  for (const [index, { context: own, output }] of context.languages.entries()) {
    const cards = assets.cardsOfLanguages[index] ?? assets.cards
    written.push(await writeLanguage(own, output, { ...assets, cards }))
  }
  return written
}
