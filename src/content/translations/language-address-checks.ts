import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { freeAddress, reservedPart } from '../../../schema/reserved-name.ts'
import { diagnose, fileStart, valueRange } from '../diagnostics/diagnose.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { PageFile } from '../load/files/content-names.ts'
import { isContainer, locate } from '../parse/source-position.ts'
import { addressesIn } from './addresses.ts'
import { mirrorName } from './mirror-names.ts'
import type { Translations } from './site-translations.ts'

/** A language with what decides the addresses of its pages. */
type Language = {
  tag: string
  files: ContentFiles
  translations: Translations
  pages: readonly PageFile[]
  /** The addresses that mirrors give, by the paths of their pages. */
  given: ReadonlyMap<string, string>
  /** The pages of matrices, by their paths. */
  rows: { has: (path: string) => boolean }
}

/** Why no page of a language can have an address, whoever has it. */
function reservedFor(address: string, tag: string, tags: readonly string[]): string | undefined {
  if (reservedPart(address) !== undefined)
    return `\`${address}\` belongs to the server. \`${freeAddress(address)}\` is free.`
  const other = tags.find((one) => one !== tag && (address === `/${one}` || address.startsWith(`/${one}/`)))
  return other && `\`${address}\` is among the addresses of \`${other}\`.`
}

/**
 * Addresses of translated pages that are taken: by the server, by another language, or by another page. `taken` are those of the source,
 * each with the file that has it, and `tags` are those of all languages but that of the source.
 */
export function languageAddressDiagnostics(
  languages: readonly Language[],
  { taken, tags }: { taken: ReadonlyMap<string, string>; tags: readonly string[] },
): Diagnostic[] {
  const owners = new Map(taken)
  const diagnostics: Diagnostic[] = []

  function checkPages({ tag, files, translations, pages, given, rows }: Language): void {
    const addresses = addressesIn(
      tag,
      pages.map(({ name }) => ({ path: name })),
      given,
    )
    const wrong = (page: PageFile, path: EditPath, problem: string) => {
      const mirror = translations.mirrorAt(tag, page.file)
      const position = isContainer(mirror?.value) ? locate(mirror.value, path).position : undefined
      const start = fileStart(mirror?.source ?? files.sourceAt(files.texts.fileOf(page.file)))
      const facts = { key: String(path[0]), problem, description: '' }
      diagnostics.push(diagnose('invalid-value', position ? valueRange(position) : start, facts))
    }
    const own: (readonly [string, string])[] = []
    const isOfMatrix = (page: PageFile) =>
      rows.has(page.name) && translations.ofPage(tag, page).head?.path === undefined
    const fileOf = (page: PageFile) => files.texts.fileOf(isOfMatrix(page) ? page.file : mirrorName(tag, page.file))
    // The words of records are checked where they stand, so a page of a matrix is not reported.
    for (const page of [...pages.filter(isOfMatrix), ...pages.filter((one) => !isOfMatrix(one))]) {
      const address = addresses.get(page.name) ?? page.name
      const file = fileOf(page)
      if (isOfMatrix(page)) {
        owners.set(address, file)
        continue
      }
      const reserved = reservedFor(address, tag, tags)
      const owner = owners.get(address)
      if (reserved !== undefined) wrong(page, ['path'], reserved)
      else if (owner !== undefined) wrong(page, ['path'], `\`${address}\` is already the address of ${owner}.`)
      else owners.set(address, file)
    }
    for (const page of pages)
      for (const [index, alias] of (translations.ofPage(tag, page).head?.aliases ?? []).entries()) {
        const reserved = reservedFor(alias, tag, tags)
        const owner = owners.get(alias)
        if (reserved !== undefined) wrong(page, ['aliases', index], reserved)
        else if (owner !== undefined)
          wrong(page, ['aliases', index], `\`${alias}\` is already the address of ${owner}.`)
        else own.push([alias, fileOf(page)])
      }
    // That two pages of a language have one alias is reported with its pages.
    for (const [alias, file] of own) owners.set(alias, file)
  }

  for (const language of languages) checkPages(language)
  return diagnostics
}
