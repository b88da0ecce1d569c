import { Option } from '@commander-js/extra-typings'
import { createGraph, type FoundUse } from '../../content/graph/graph.ts'
import { type UseKind, useKinds } from '../../content/graph/use-kinds.ts'
import { createContent } from '../../content/load/load.ts'
import type { SharedContent } from '../../content/load/shared-content.ts'
import { closestFirst, suggest } from '../../content/validate/suggest.ts'
import { command, pagesOption } from '../options.ts'

const kinds = Object.keys(useKinds) as UseKind[]

const call = command(
  'npm run where --',
  'Lists every place that uses a block, a fragment, a picture, a page or another name.',
)
  .argument('<name>', 'KIND:NAME, or KIND alone for the names of a kind, with how often each stands somewhere')
  .addOption(pagesOption)
  .addOption(new Option('--format <name>', 'for people or for programs').choices(['pretty', 'json']).default('pretty'))
  .addHelpText('after', `\nNames:\n${kinds.map((kind) => `  ${kind}:${useKinds[kind]}`).join('\n')}`)

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const isKind = (word: string): word is UseKind => Object.hasOwn(useKinds, word)

/** One line a use; how many pages show it where that is not the page itself. */
function lineOf({ file, line, column, path, pages }: FoundUse): string {
  const onPages = file.includes('/_data/') ? `(${count(pages, 'page')})` : ''
  return [`${file}:${line}:${column}`, path, onPages].filter((part) => part !== '').join('  ')
}

function told(kind: UseKind, name: string, uses: readonly FoundUse[]): string {
  const files = new Set(uses.map(({ file }) => file)).size
  const head =
    uses.length === 0
      ? `${kind} ${name} is there, and nothing uses it.`
      : `${kind} ${name}: ${count(uses.length, 'place')} in ${count(files, 'file')}.`
  return [...uses.map(lineOf), ...(uses.length === 0 ? [] : ['']), head].join('\n')
}

type Graph = ReturnType<typeof createGraph>

function listNames(graph: Graph, kind: UseKind, asJson: boolean): number {
  const names = graph.names(kind).map((name) => ({ name, uses: graph.uses(kind, name).length }))
  if (asJson) console.log(JSON.stringify(names, null, 2))
  else for (const { name, uses } of names) console.log(`${kind}:${name}  ${count(uses, 'place')}`)
  return 0
}

/** The names of a kind by what may be asked for: cities and services are found by what they are called as well. */
function askable(graph: Graph, kind: UseKind, nameOf: SharedContent['nameOf']): ReadonlyMap<string, string> {
  const names = graph.names(kind)
  const called =
    kind === 'city' || kind === 'service' ? names.map((slug) => [nameOf(kind, slug) ?? slug, slug] as const) : []
  return new Map([...called, ...names.map((name) => [name, name] as const)])
}

type Asked = { kind: UseKind; asked: string; names: ReadonlyMap<string, string> }

function listUses(graph: Graph, { kind, asked, names }: Asked, asJson: boolean): number {
  const known = [...names.keys()]
  const name = names.get(asked) ?? names.get(known.find((one) => one.toLowerCase() === asked.toLowerCase()) ?? '')
  if (name === undefined) {
    const meant = suggest(asked, known)
    // Each once, in the form that is nearer.
    const forms = [...Map.groupBy(closestFirst(asked, known), (one) => names.get(one)).values()]
    const nearest = forms.map(([first]) => first).slice(0, 8)
    const near = known.length === 0 ? 'There are none yet.' : `Near it: ${nearest.join(', ')}.`
    console.error(
      `There is no ${kind} \`${asked}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}\n${near}`,
    )
    return 1
  }
  const uses = graph.uses(kind, name)
  console.log(asJson ? JSON.stringify(uses, null, 2) : told(kind, name, uses))
  return 0
}

/**
 * `where`: every place where a block, a fragment, a picture, a page or another name stands. Exit code 0 told, 1 there is
 * no such name, 2 wrong use.
 */
export async function where(argv: string[]): Promise<number> {
  const [asked] = call.parse(argv, { from: 'user' }).processedArgs
  const [kind = '', ...rest] = asked.split(':')
  const { pages, format } = call.opts()
  if (!isKind(kind)) {
    const meant = suggest(kind, kinds)
    return call.error(`\`${kind}\` is no kind of name.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`)
  }
  const { material } = await createContent({ root: '.', pages, exact: true }).load()
  const graph = createGraph(material)
  const asJson = format === 'json'
  const name = rest.join(':')
  if (name === '') return listNames(graph, kind, asJson)
  return listUses(graph, { kind, asked: name, names: askable(graph, kind, material.shared.nameOf) }, asJson)
}
