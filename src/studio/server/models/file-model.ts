import { type Diagnostic, formatPath } from '../../../../schema/diagnostic.ts'
import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { columnsOf } from '../../../../schema/nested-blocks.ts'
import { isWithin } from '../../../content/edit/edit-path.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { parse } from '../../../content/parse/parse.ts'
import { pathOf } from '../../../content/parse/source-position.ts'
import type { Names } from '../../../editor/names.ts'
import { addressOfShared } from '../../shared-address.ts'
import type { BlockModel, PageModel, WrittenValues } from '../../wire/page.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { schemaOfValue } from '../schemas/field-schema-of.ts'
import { headSchema, sharedFileSchema } from '../schemas/field-schemas.ts'
import { type CurrentModel, tokensOf, unreadableBlocks } from './page-model.ts'
import { pagesWith, type Reach } from './reach.ts'
import { stillThere } from './site-problems.ts'
import { writtenValues } from './written-values.ts'

type Path = (string | number)[]

const written = (values: Record<string, unknown>, file: string, path: Path): WrittenValues => ({
  values,
  origins: { '': { file, path } },
  composed: [],
  references: {},
  replaced: {},
})

/** Blocks as they are written, each before those in it; fragments are not resolved. `entryOf` returns the path of one of the list. */
function blocksOf(
  list: readonly unknown[],
  file: string,
  names: Names,
  entryOf: (index: number) => Path,
): BlockModel[] {
  const all: BlockModel[] = []
  function add(value: unknown, entry: Path, inside?: BlockModel['inside']): void {
    if (!isMapping(value)) return
    const name = typeof value['use'] === 'string' ? value['use'] : undefined
    const type = value['type'] ?? (name !== undefined && names.fragments.get(name))
    const number = all.push({
      type: typeof type === 'string' ? type : 'use',
      entry,
      ...(inside && { inside }),
      ...written(value, file, entry),
      ...(name !== undefined && { fragment: { name, isOnlyBlock: true } }),
    })
    for (const { column, blocks } of columnsOf(value))
      for (const [index, block] of blocks.entries()) {
        const path = ['columns', column, 'blocks', index]
        add(block, [...entry, ...path], { block: number - 1, path: path.join('.') })
      }
  }
  for (const [index, value] of list.entries()) add(value, entryOf(index))
  return all
}

type Parts = Pick<PageModel, 'head' | 'blocks'> & { fields: FieldSchema; list?: Path }

const noFields: FieldSchema = { type: 'object', properties: {} }

function fragmentParts(file: string, value: unknown, names: Names): Parts {
  const head = written({}, file, [])
  if (Array.isArray(value))
    return { head, blocks: blocksOf(value, file, names, (index) => [index]), fields: noFields, list: [] }
  return { head, blocks: blocksOf([value], file, names, () => []), fields: noFields }
}

function templateParts(file: string, value: unknown, names: Names): Parts {
  const { blocks, ...head } = isMapping(value) ? value : {}
  const list = Array.isArray(blocks) ? blocks : []
  return {
    head: written(head, file, []),
    blocks: blocksOf(list, file, names, (index) => ['blocks', index]),
    fields: headSchema(names),
    list: ['blocks'],
  }
}

/** The head and the blocks of a shared file. A list at the root of a file is the field `entries`. */
function partsOf(name: string, file: string, value: unknown, names: Names): Parts {
  if (name.startsWith('fragments/')) return fragmentParts(file, value, names)
  if (name.startsWith('templates/')) return templateParts(file, value, names)
  const fields = sharedFileSchema(name, names) ?? schemaOfValue(value)
  if (!Array.isArray(value)) return { head: written(isMapping(value) ? value : {}, file, []), blocks: [], fields }
  const whole = { file, path: [] }
  return {
    head: { ...written({ entries: value }, file, []), origins: { '': whole, entries: whole } },
    blocks: [],
    fields: { ...noFields, properties: { entries: fields } },
  }
}

/** The diagnostics of a shared file: those of its text, and those last found where pages show it. */
function diagnosticsOf(content: Content, file: string, text: string, site: LoadedSite | undefined): Diagnostic[] {
  const own = content.shared().diagnostics.filter((found) => found.file === file)
  const isOwn = ({ code, path }: Diagnostic) => own.some((one) => one.code === code && one.path === path)
  const ofSite = site?.diagnostics.filter((found) => found.file === file && !isOwn(found)) ?? []
  return [...own, ...stillThere(ofSite, site?.sources(file), text)]
}

/** Why a shared file cannot be shown: its text is not valid YAML, or that of a template is none; `undefined` if it can. */
function unreadableFile(name: string, value: unknown, diagnostics: readonly Diagnostic[]): string | undefined {
  const [wrong] = diagnostics.filter(({ severity }) => severity === 'error')
  if (wrong) return wrong.message
  return name.startsWith('templates/') ? unreadableBlocks(value, []) : undefined
}

/** The paths on a page of the entries of composed lists, by their paths in a block of a file, which is at `path` there. */
function shownEntries(file: string, path: EditPath, { values, origins, composed }: WrittenValues) {
  const pairs = composed.flatMap((list) => {
    const entries = valueIn(values, list.split('.'))
    return (Array.isArray(entries) ? entries : []).flatMap((_, index) => {
      const shown = `${list}.${index}`
      const own = origins[shown]
      if (own === undefined) return [[shown, shown]]
      return own.file === file && isWithin(own.path, path) ? [[own.path.slice(path.length).join('.'), shown]] : []
    })
  })
  return Object.fromEntries(pairs) as Record<string, string>
}

type Request = {
  content: Content
  /** Its name below `_data/`: `cities/la`. */
  name: string
  text: string
  names: Names
  site: LoadedSite | undefined
  reach: Reach
}

/** What the studio shows of a shared file: its fields or blocks, and a page that shows it. */
export function fileModel({ content, name, text, names, site, reach }: Request): CurrentModel {
  const file = content.fileOf(`_data/${name}.yaml`)
  const { value, diagnostics: ofText } = parse({ file, text })
  const diagnostics = diagnosticsOf(content, file, text, site)
  const unreadable = unreadableFile(name, value, ofText)
  const { list, ...parts } = partsOf(name, file, value, names)
  const page = content.pageFiles().find(({ name: address }) => address === (reach.firstPages[file] ?? '/'))
  const sources = page && content.sourcesOf(page)
  const pages = pagesWith(reach, name, file)
  const shown = sources?.blocks.map(({ position }) => `${position.source.file} ${pathOf(position)}`) ?? []
  const blocks = parts.blocks.map((block) => {
    if (block.inside) return block
    const { path = [] } = block.origins[''] ?? {}
    const number = shown.indexOf(`${file} ${formatPath(path)}`)
    const { filled, position } = sources?.blocks[number] ?? {}
    const entries = isMapping(filled) && position ? shownEntries(file, path, writtenValues(filled, position)) : {}
    return { ...block, shown: number, ...(Object.keys(entries).length > 0 && { shownEntries: entries }) }
  })
  return {
    ...parts,
    ...(unreadable === undefined ? list && { list } : { unreadable }),
    blocks,
    address: addressOfShared(name),
    file,
    preview: page?.name ?? '/',
    state: 'public',
    diagnostics,
    reach: pages === undefined ? {} : { [file]: pages },
    hasConditions: name.startsWith('templates/'),
    ...(sources ? tokensOf(sources.scope) : { tokens: {}, markupTokens: [] }),
  }
}
