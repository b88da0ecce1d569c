import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { commandLine } from '../../../schema/command-line.ts'

/** The texts of a module, without comments. */
function textsIn(file: string): string[] {
  const texts: string[] = []
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_key, node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node?.type === 'TemplateElement') texts.push(node.value.raw)
    if (node?.type === 'JSXText') texts.push(node.value)
    return typeof node === 'bigint' ? String(node) : node
  })
  return texts
}

const npmScript = /\bnpm (?:run|start|test)\b/
const isTest = (file: string) => file.includes('.test.')
const modules = globSync('{blocks,schema,src}/**/*.{ts,tsx}', { exclude: isTest })
const contents = globSync('{blocks,src}/**/*.yaml')

describe('a command in a message', () => {
  it('is an npm script in the repository of the engine', () => {
    expect(commandLine('validate')).toBe('npm run validate')
    expect(commandLine('migrate', '--write')).toBe('npm run migrate -- --write')
    expect(commandLine('start')).toBe('npm start')
    expect(commandLine('hosts', 'nginx')).toBe('npm run --silent hosts -- nginx')
  })

  it('is never written as a text, since the package has no npm scripts', () => {
    expect(modules.length).toBeGreaterThan(500)
    expect(modules.filter((file) => textsIn(file).some((text) => npmScript.test(text)))).toEqual([])
  })

  it('is not in the content of a new site or an example', () => {
    expect(contents.length).toBeGreaterThan(30)
    expect(contents.filter((file) => npmScript.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
