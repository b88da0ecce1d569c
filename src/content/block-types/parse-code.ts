import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve, sep } from 'node:path'
import type { ParseResult } from 'vite'
import { engineRoot } from '../../files/roots.ts'
import { Broken, positionAt } from './broken.ts'

type Code = { file: string; text: string; module: ParseResult['module'] }

/** The code in a file. Throws `Broken` if it does not compile. */
async function parseCode(file: string): Promise<Code> {
  const { parseSync } = await import('vite')
  const text = readFileSync(file, 'utf8')
  const { errors, module } = parseSync(file, text)
  const [error] = errors
  if (error) {
    const problem = `does not compile: ${error.message}.`.replace(/\.\.$/, '.')
    throw new Broken(problem, positionAt(file, text, error.labels[0]?.start ?? 0))
  }
  return { file, text, module }
}

/** What a module imports, with where it says so. */
const importsOf = ({ text, module: { staticImports, staticExports, dynamicImports } }: Code) => [
  ...staticImports.map(({ moduleRequest: { value, start } }) => ({ name: value, start })),
  ...staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest: from }) => (from ? [{ name: from.value, start: from.start }] : [])),
  ),
  ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = text.slice(start, end).match(/^['"`]([^'"`$]+)['"`]$/) ?? []
    return name === undefined ? [] : [{ name, start }]
  }),
]

const { name: engine, exports: paths } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
  name: string
  exports: Record<string, unknown>
}
/** The public API: `marquee`, `marquee/schema`, … */
const publicNames = Object.keys(paths).map((path) => join(engine, path))

const remedy = `A block imports ${publicNames.map((name) => `\`${name}\``).join(', ')}, packages, files of its own folder, and of folders beside it that begin with \`_\`.`

/** Why a file in the folder of a block cannot import a module of this name; `undefined` if it can. */
function importError(name: string, file: string, folder: string): string | undefined {
  if (name === engine || name.startsWith(`${engine}/`))
    return publicNames.includes(name) ? undefined : `imports \`${name}\`, which \`${engine}\` does not have. ${remedy}`
  if (!name.startsWith('.') && !isAbsolute(name) && !/^(?:node|file):/.test(name)) return undefined
  const path = resolve(dirname(file), name)
  // What blocks share is in a folder such as `_documents`, which is no block.
  const isShared = path.startsWith(join(dirname(folder), '_'))
  if (name.startsWith('node:') || !(isShared || path.startsWith(folder + sep)))
    return `imports \`${name}\`, which is outside of its folder. ${remedy}`
  if (statSync(path.replace(/\?.*/, ''), { throwIfNoEntry: false })?.isFile()) return undefined
  const meant = endings.find((ending) => existsSync(withEnding(path, ending)))
  return meant === undefined
    ? `imports \`${name}\`, which does not exist.`
    : `imports \`${name}\`, without the ending of the file. Write \`${withEnding(name, meant)}\`.`
}

/** Endings that other tools let out, or write as that of JavaScript. */
const endings = ['.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.tsx']
const withEnding = (name: string, ending: string) => name.replace(/\.jsx?$|\/$/, '') + ending

/**
 * The names that a module in the folder of a block exports. Throws `Broken` if it does not compile, or if it, or what it
 * imports from the folder, imports anything that the site would lose with another version of the engine.
 */
export async function exportsOf(file: string, folder: string, visited = new Set<string>()): Promise<string[]> {
  visited.add(file)
  const code = await parseCode(file)
  for (const { name, start } of importsOf(code)) {
    const problem = importError(name, file, folder)
    if (problem !== undefined) throw new Broken(problem, positionAt(file, code.text, start))
    const path = resolve(dirname(file), name)
    if (/^\..*\.[jt]sx?$/.test(name) && !visited.has(path)) await exportsOf(path, folder, visited)
  }
  return code.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : [])),
  )
}
