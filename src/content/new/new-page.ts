import { stringify } from 'yaml'
import { commandLine } from '../../../schema/command-line.ts'
import { didYouMean } from '../../../schema/diagnostic.ts'
import { deviceWords, isDeviceName } from '../../../schema/reserved-name.ts'
import { fileStart } from '../diagnostics/diagnose.ts'
import type { LoadedSite } from '../load/load.ts'
import { type FileKind, fileKind } from '../parse/file-kind.ts'
import { reservedAddressDiagnostics } from '../validate/addresses/address-checks.ts'

/** `pop-up-tour` → `Pop Up Tour`. */
const titleOf = (slug: string) =>
  slug.replace(/(?:^|-)(.)/g, (_, first: string, at: number) => (at > 0 ? ' ' : '') + first.toUpperCase())

/** Leaves room for the name of a record after it, and for both in a description. */
const maxTitleLength = 40

/** A title without the words that exceed the limit. */
const shortened = (title: string) =>
  title.length <= maxTitleLength
    ? title
    : title
        .slice(0, maxTitleLength + 1)
        .replace(/ \S*$/, '')
        .slice(0, maxTitleLength)

type PageText = {
  title: string
  /** Fields of the page beside those that every page has. */
  more: Readonly<Record<string, unknown>>
  blocks: readonly unknown[]
}

/** A valid page. It is a draft, so that its placeholder texts are never published. */
function pageText({ title, more, blocks }: PageText): string {
  const page = {
    title,
    description: `${title}: what it is, whom it is for, and how to get it. Write here what search results should show.`,
    draft: true,
    ...more,
    blocks,
  }
  const yaml = stringify(page, { lineWidth: 0 })
    .replace(/^( {2}- )/gm, '\n$1')
    .replace('blocks:\n\n', 'blocks:\n')
  return `# Write your own texts here, then remove \`draft\`: only \`${commandLine('dev')}\` shows a draft.\n${yaml}`
}

/** The blocks of an empty page; those of a post name its day. */
const emptyPage = (title: string, isPost: boolean): unknown[] => [
  {
    type: 'page-title',
    title,
    intro: 'One or two sentences that say what visitors find here.',
    ...(isPost && { published: '{page.published}' }),
  },
  { type: 'rich-text', body: 'The text of the page.\n\n- A list\n- with two entries\n' },
]

/** The address of the page that a file name means. */
function validAddress(kind: FileKind): string | undefined {
  const named = kind.kind === 'bad' && kind.rename !== undefined ? fileKind(kind.rename) : kind
  return named.kind === 'page' ? named.path : undefined
}

/** Why no page can be at an address: an address is free only if no page and no alias has it. */
export function refusedAddress(site: Pick<LoadedSite, 'addresses'>, address: string): string | undefined {
  const name = `${address.replace(/^\//, '')}.yaml`
  const kind = fileKind(name)
  const device = address.split('/').find(isDeviceName)
  if (device !== undefined) return deviceWords(device)
  if (!address.startsWith('/') || address === '/' || kind.kind !== 'page' || kind.path !== address)
    return `\`${address}\` is not a valid address. It begins with / and uses lower-case letters, digits and single hyphens.${didYouMean(validAddress(kind))}`
  const start = fileStart({ file: name, text: '' })
  const [reserved] = reservedAddressDiagnostics([{ file: name, path: kind.path, aliases: [], start }])
  const holder = site.addresses.get(address)
  return reserved?.message ?? (holder === undefined ? undefined : `\`${address}\` is taken by ${holder}.`)
}

/** What a new page is beside its address. */
export type NewPage = {
  /** Left out: from its address. */
  title?: string | undefined
  /** Of a post: the day on which it came out. */
  published?: string | undefined
  /** The blocks of a page with this title. Left out: an empty page. */
  blocks?: ((title: string) => unknown[]) | undefined
}

/** The text of a new page for a free address. A page below the address of a record is about that record. */
export function newPageText(
  { recordsCalled }: Pick<LoadedSite, 'recordsCalled'>,
  address: string,
  { title, published, blocks = (own) => emptyPage(own, published !== undefined) }: NewPage = {},
): string {
  const [first = '', ...rest] = address.slice(1).split('/')
  const [record] = rest.length > 0 ? recordsCalled(first) : []
  const name = shortened(titleOf(rest.at(-1) ?? first))
  const own = title ?? (record ? `${name} in {${record.word}.name}` : name)
  const more = { ...(published !== undefined && { published }), ...(record && { [record.word]: first }) }
  return pageText({ title: own, more, blocks: blocks(own) })
}
