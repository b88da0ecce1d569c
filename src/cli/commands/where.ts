import { Option } from '@commander-js/extra-typings'
import { closestFirst, suggest } from '../../content/diagnostics/suggest.ts'
import { createGraph, type WrittenUse } from '../../content/graph/graph.ts'
import { type UseKind, useKinds } from '../../content/graph/use-kinds.ts'
import { createContent } from '../../content/load/load.ts'
import type { SharedContent } from '../../content/load/shared-content.ts'
import { command } from '../options.ts'

const kinds = Object.keys(useKinds) as UseKind[]

const call = command('npm run where --', 'Lists all uses of a block, a fragment, a picture, a page or another name.')
  .argument('<name>', 'KIND:NAME; KIND alone lists the names of a kind and how often each is used')
  .addOption(new Option('--format <name>', 'for people or for programs').choices(['pretty', 'json']).default('pretty'))
  .addHelpText('after', `\nNames:\n${kinds.map((kind) => `  ${kind}:${useKinds[kind]}`).join('\n')}`)

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const isKind = (word: string): word is UseKind => Object.hasOwn(useKinds, word)

/** One line per use. A use in shared data also says how many pages show it. */
function lineOf({ file, line, column, path, pages }: WrittenUse): string {
  const onPages = file.includes('/_data/') ? `(${count(pages, 'page')})` : ''
  return [`${file}:${line}:${column}`, path, onPages].filter((part) => part !== '').join('  ')
}

function describeUses(kind: UseKind, name: string, uses: readonly WrittenUse[]): string {
  const files = new Set(uses.map(({ file }) => file)).size
  const head =
    uses.length === 0
      ? `${kind} ${name} exists, but nothing uses it.`
      : `${kind} ${name}: ${count(uses.length, 'use')} in ${count(files, 'file')}.`
  return [...uses.map(lineOf), ...(uses.length === 0 ? [] : ['']), head].join('\n')
}

type Graph = ReturnType<typeof createGraph>

function listNames(graph: Graph, kind: UseKind, asJson: boolean): number {
  const names = graph.names(kind).map((name) => ({ name, uses: graph.uses(kind, name).length }))
  if (asJson) console.log(JSON.stringify(names, null, 2))
  else for (const { name, uses } of names) console.log(`${kind}:${name}  ${count(uses, 'use')}`)
  return 0
}

/** The names of a kind by what a person may type: records can be typed by their name too. */
function namesByInput(graph: Graph, kind: UseKind, { recordsCalled }: SharedContent): ReadonlyMap<string, string> {
  const names = graph.names(kind)
  const called = names.flatMap((name) => {
    const slug = name.split('/').at(-1) as string
    return recordsCalled(slug)
      .filter(({ word, collection }) => word === kind || name === `${collection}/${slug}`)
      .map(({ record }) => [record.name, name] as const)
  })
  return new Map([...called, ...names.map((name) => [name, name] as const)])
}

type Query = { kind: UseKind; requested: string; names: ReadonlyMap<string, string> }

function listUses(graph: Graph, { kind, requested, names }: Query, asJson: boolean): number {
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
      `There is no ${kind} \`${requested}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}\n${near}`,
    )
    return 1
  }
  const uses = graph.uses(kind, name)
  console.log(asJson ? JSON.stringify(uses, null, 2) : describeUses(kind, name, uses))
  return 0
}

/**
 * `where`: lists every position that uses a block, a fragment, a picture, a page or another name. Exit code 0 listed, 1
 * there is no such name, 2 wrong use.
 */
export async function where(argv: string[]): Promise<number> {
  const [requested] = call.parse(argv, { from: 'user' }).processedArgs
  const [kind = '', ...rest] = requested.split(':')
  const { pages, format } = call.opts()
  if (!isKind(kind)) {
    const meant = suggest(kind, kinds)
    return call.error(`\`${kind}\` is no kind of name.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`)
  }
  const { material } = await createContent({ root: '.', pages }).load()
  const graph = createGraph(material)
  const asJson = format === 'json'
  const name = rest.join(':')
  if (name === '') return listNames(graph, kind, asJson)
  return listUses(graph, { kind, requested: name, names: namesByInput(graph, kind, material.shared) }, asJson)
}
