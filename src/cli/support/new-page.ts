import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { stringify } from 'yaml'
import { fileSpot } from '../../content/diagnostics/diagnose.ts'
import { loadSite } from '../../content/load/load.ts'
import { fileKind } from '../../content/parse/file-kind.ts'
import { reservedAddressDiagnostics } from '../../content/validate/address-checks.ts'

/** `pop-up-tour` → `Pop Up Tour`. */
const titleOf = (slug: string) =>
  slug.replace(/(?:^|-)(.)/g, (_, first: string, at: number) => (at > 0 ? ' ' : '') + first.toUpperCase())

/** Leaves room for the name of a city after it, and for both in a description. */
const mostOfTitle = 40

/** A title without the words that exceed the limit. */
const shortened = (title: string) =>
  title.length <= mostOfTitle
    ? title
    : title
        .slice(0, mostOfTitle + 1)
        .replace(/ \S*$/, '')
        .slice(0, mostOfTitle)

/** A valid page. It is a draft, so that its placeholder texts are never published. */
function pageText(slug: string, city: string | undefined): string {
  const name = shortened(titleOf(slug))
  const title = city === undefined ? name : `${name} in {city.name}`
  const page = {
    title,
    description: `${title}: what it is, whom it is for, and how to get it. Write here what search results should show.`,
    draft: true,
    ...(city === undefined ? {} : { city }),
    blocks: [
      { type: 'page-title', title, intro: 'One or two sentences that say what visitors find here.' },
      { type: 'rich-text', body: 'The text of the page.\n\n- A list\n- with two entries\n' },
    ],
  }
  const yaml = stringify(page, { lineWidth: 0 })
    .replace(/^( {2}- )/gm, '\n$1')
    .replace('blocks:\n\n', 'blocks:\n')
  return `# Write your own texts here, then remove \`draft\`: only \`npm run dev\` shows a draft.\n${yaml}`
}

/**
 * Writes a page for an address. Returns the file from the root, or why it cannot be written: an address is free only if
 * no page and no alias has it. A page below the address of a city is about that city.
 */
export async function newPage(
  root: string,
  pages: string,
  address: string,
): Promise<{ file: string } | { wrong: string }> {
  const name = `${address.replace(/^\//, '')}.yaml`
  const kind = fileKind(name)
  if (!address.startsWith('/') || address === '/' || kind.kind !== 'page' || kind.path !== address)
    return {
      wrong: `\`${address}\` is not a valid address. It begins with / and uses lower-case letters, digits and single hyphens.`,
    }
  const start = fileSpot({ file: name, text: '' })
  const [reserved] = reservedAddressDiagnostics([{ file: name, path: kind.path, aliases: [], start }])
  if (reserved) return { wrong: reserved.message }
  const { everyPage, cityOf, diagnostics } = await loadSite({ root, pages })
  const file = `${pages}/${name}`
  const holder = everyPage.find(({ path, aliases }) => path === address || (aliases as string[]).includes(address))
  if (holder) return { wrong: `\`${address}\` is taken by ${holder.file}.` }
  if (diagnostics.some((one) => one.file === file)) return { wrong: `${file} exists already, with errors.` }
  const [first = '', ...rest] = address.slice(1).split('/')
  const city = rest.length > 0 && cityOf(first) ? first : undefined
  const path = resolve(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, pageText(rest.at(-1) ?? first, city), { flag: 'wx' })
  return { file }
}
