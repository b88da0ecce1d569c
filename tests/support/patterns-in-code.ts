import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { vi } from 'vitest'

export type FoundPattern = { place: string; pattern: RegExp }

const root = join(import.meta.dirname, '../..')

/** The regular expressions in these files, by the parser, with their places. */
export function patternsIn(globs: readonly string[]): FoundPattern[] {
  return globSync([...globs], { cwd: root, exclude: (file) => file.includes('.test.') }).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const found: FoundPattern[] = []
    JSON.stringify(parseSync(file, code).program, (_key, node) => {
      if (node?.type === 'Literal' && node.regex) {
        const { pattern, flags } = node.regex as { pattern: string; flags: string }
        const line = code.slice(0, node.start).split('\n').length
        found.push({ place: `${file}:${line}`, pattern: new RegExp(pattern, flags.replace(/[gy]/g, '')) })
      }
      return typeof node === 'bigint' ? String(node) : node
    })
    return found
  })
}

/** A pattern that the code builds: at the import of its file, or later in a function. */
export type BuiltPattern = {
  place: string
  file: string
  isOfFunction: boolean
  /** The pattern with `a` in place of each escaped text; `undefined` if it has parts that are not escaped. */
  pattern: RegExp | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of the parser, of which only a few kinds are read
type Node = any

/** The pattern of a template whose only variable parts are calls of `escaped`, or of a text. */
function withEscapedParts(argument: Node): RegExp | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return new RegExp(argument.value)
  if (argument?.type !== 'TemplateLiteral') return undefined
  const isEscaped = ({ type, callee }: Node) => type === 'CallExpression' && callee.name === 'escaped'
  if (!argument.expressions.every(isEscaped)) return undefined
  return new RegExp(argument.quasis.map(({ value }: Node) => value.cooked).join('a'))
}

/** Where these files call the constructor of regular expressions. */
export function builtPatternsIn(globs: readonly string[]): BuiltPattern[] {
  return globSync([...globs], { cwd: root, exclude: (file) => file.includes('.test.') }).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const found: BuiltPattern[] = []
    const visit = (node: Node, isOfFunction: boolean) => {
      if (typeof node !== 'object' || node === null) return
      const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
      if (isCall && (node.callee.name === 'RegExp' || node.callee.property?.name === 'RegExp')) {
        const place = `${file}:${code.slice(0, node.start).split('\n').length}`
        found.push({ place, file, isOfFunction, pattern: withEscapedParts(node.arguments[0]) })
      }
      const isFunction = /Function|MethodDefinition/.test(node.type ?? '')
      for (const inside of Object.values(node)) visit(inside, isOfFunction || isFunction)
    }
    if (code.includes('RegExp')) visit(parseSync(file, code).program, false)
    return found
  })
}

/** The patterns that these files build when they are imported, by file; those of packages are theirs. */
export async function patternsAtImport(files: readonly string[]): Promise<Map<string, RegExp[]>> {
  // A package is imported once a process, so from here on it builds nothing.
  for (const file of files) await import(join(root, file))
  const original = globalThis.RegExp
  const found = new Map<string, RegExp[]>()
  let importing: RegExp[] = []
  const construct = (_: unknown, [source, flags = '']: [string | RegExp, string?]) => {
    const pattern = new original(source, flags)
    importing.push(new original(source, flags.replace(/[gy]/g, '')))
    return pattern
  }
  globalThis.RegExp = new Proxy<RegExpConstructor>(original, {
    construct: construct as never,
    apply: (target, _self, args) => construct(target, args as never),
  })
  try {
    for (const file of files) {
      importing = []
      // What an earlier file imported is to be built again.
      vi.resetModules()
      await import(join(root, file))
      found.set(file, importing)
    }
  } finally {
    globalThis.RegExp = original
  }
  return found
}
