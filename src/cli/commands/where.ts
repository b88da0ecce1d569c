import { Option } from '@commander-js/extra-typings'
import { collectionsByWord } from '../../../schema/collections/collections.ts'
import { count } from '../../../schema/writing/count.ts'
import { closestFirst, suggest } from '../../content/diagnostics/suggest.ts'
import { createGraph, type WrittenUse } from '../../content/graph/graph.ts'
import { type UseKind, useKinds } from '../../content/graph/use-kinds.ts'
import { createContent } from '../../content/load/load.ts'
import type { SharedContent } from '../../content/load/shared/shared-content.ts'
import { command } from '../options.ts'

const kinds = Object.keys(useKinds) as UseKind[]

const call = command('where', 'Lists all uses of a block, a fragment, a picture, a page or another name.')
  .argument('<name>', 'KIND:NAME; KIND alone lists the names of a kind and how often each is used')
  .addOption(new Option('--format <name>', 'for people or for programs').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `\nNames:\n${kinds.map((kind) => `  ${kind}:${useKinds[kind]}`).join('\n')}\n  city:la, a record by the word of its collection`,
  )

const isKind = (word: string): word is UseKind => Object.hasOwn(useKinds, word)

/** One line per use. A use in shared data also says how many pages show it. */
function lineOf({ file, line, column, path, pages }: WrittenUse): string {
  const onPages = file.includes('/_data/') ? `(${count(pages, 'page')})` : ''
  return [`${file}:${line}:${column}`, path, onPages].filter((part) => part !== '').join('  ')
}

function describeUses(query: string, uses: readonly WrittenUse[]): string {
  const files = new Set(uses.map(({ file }) => file)).size
  const head =
    uses.length === 0
      ? `${query} exists, but nothing uses it.`
      : `${query}: ${count(uses.length, 'use')} in ${count(files, 'file')}.`
  return [...uses.map(lineOf), ...(uses.length === 0 ? [] : ['']), head].join('\n')
}

/** The names of a kind, or of the records of a collection: those begin with its folder, which a person leaves out. */
type Group = { word: string; kind: UseKind; folder: string }

/** The group of names that a word stands for: a kind, or a record of a collection. */
function groupOf(word: string, words: ReadonlyMap<string, string>): Group | undefined {
  if (isKind(word)) return { word, kind: word, folder: '' }
  const collection = words.get(word)
  return collection === undefined ? undefined : { word, kind: 'record', folder: `${collection}/` }
}

type Graph = ReturnType<typeof createGraph>

const namesIn = (graph: Graph, { kind, folder }: Group) =>
  graph.names(kind).flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []))

function listNames(graph: Graph, group: Group, asJson: boolean): number {
  const { word, kind, folder } = group
  const names = namesIn(graph, group).map((name) => ({ name, uses: graph.uses(kind, folder + name).length }))
  if (asJson) console.log(JSON.stringify(names, null, 2))
  else for (const { name, uses } of names) console.log(`${word}:${name}  ${count(uses, 'use')}`)
  return 0
}

/** The names of a group by what a person may type: records can be typed by their title too. */
function namesByInput(graph: Graph, group: Group, { recordsCalled }: SharedContent): ReadonlyMap<string, string> {
  const names = namesIn(graph, group)
  const called = names.flatMap((name) => {
    const slug = name.split('/').at(-1) as string
    return recordsCalled(slug)
      .filter(({ collection }) => group.folder + name === `${collection}/${slug}`)
      .map(({ record }) => [record.name, name] as const)
  })
  return new Map([...called, ...names.map((name) => [name, name] as const)])
}

type Query = { group: Group; requested: string; names: ReadonlyMap<string, string> }

function listUses(graph: Graph, { group, requested, names }: Query, asJson: boolean): number {
  const { word, kind, folder } = group
  const inputs = [...names.keys()]
  const name =
    names.get(requested) ?? names.get(inputs.find((one) => one.toLowerCase() === requested.toLowerCase()) ?? '')
  if (name === undefined) {
    const meant = suggest(requested, inputs)
    // Each name once, in its closer form.
    const forms = [...Map.groupBy(closestFirst(requested, inputs), (one) => names.get(one)).values()]
    const nearest = forms.map(([first]) => first).slice(0, 8)
    const near = inputs.length === 0 ? 'There are none yet.' : `Similar: ${nearest.join(', ')}.`
    console.error(
      `There is no ${word} \`${requested}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}\n${near}`,
    )
    return 1
  }
  const uses = graph.uses(kind, folder + name)
  console.log(asJson ? JSON.stringify(uses, null, 2) : describeUses(`${word} ${name}`, uses))
  return 0
}

/**
 * `where`: lists every position that uses a block, a fragment, a picture, a page or another name. Exit code 0 listed, 1
 * there is no such name, 2 wrong use.
 */
export async function where(argv: string[]): Promise<number> {
  const [requested] = call.parse(argv, { from: 'user' }).processedArgs
  const [word = '', ...rest] = requested.split(':')
  const { pages, format } = call.opts()
  const { material } = await createContent({ root: '.', pages }).load()
  const words = collectionsByWord(material.shared.collections)
  const group = groupOf(word, words)
  if (!group) {
    const meant = suggest(word, [...kinds, ...words.keys()])
    return call.error(`\`${word}\` is no kind of name.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`)
  }
  const graph = createGraph(material)
  const asJson = format === 'json'
  const name = rest.join(':')
  if (name === '') return listNames(graph, group, asJson)
  return listUses(graph, { group, requested: name, names: namesByInput(graph, group, material.shared) }, asJson)
}
