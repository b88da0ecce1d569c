import { expect, it } from 'vitest'
import { createPageModules } from '../../../src/builder/pages/page-modules.ts'

const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, name, imports })
const manifest = {
  _emotion: chunk('emotion', ['_runtime']),
  _form: chunk('form', ['_emotion']),
  _mui: chunk('mui', ['_emotion']),
  '_react-dom': chunk('react-dom', ['_emotion']),
  _runtime: chunk('rolldown-runtime'),
  'blocks/calculator/calculator.tsx': chunk('calculator', ['_form', 'src/client/main.tsx']),
  'src/client/gate.tsx': chunk('gate', ['_form']),
  'src/client/main.tsx': chunk('main', ['_react-dom', '_mui']),
}
const first = ['rolldown-runtime', 'react-dom', 'mui', 'emotion']
const named = (addresses: readonly string[]) => addresses.map((address) => /^\/assets\/(.+)\.js$/.exec(address)?.[1])

it('names first what all need, then what is kept apart, then each module behind those that it needs', () => {
  const modules = createPageModules(manifest)(['calculator'], ['/assets/part-1.js'])
  expect(named(modules)).toEqual([...first, 'part-1', 'form', 'main', 'calculator'])
})

it('gives the app to a page without live blocks, and the screen of a protected page its own module', () => {
  const modulesOf = createPageModules(manifest)
  expect(named(modulesOf([]))).toEqual([...first, 'main'])
  expect(named(modulesOf(['gate']))).toEqual([...first, 'form', 'gate', 'main'])
})

it('keeps the addresses of one page out of the next', () => {
  const modulesOf = createPageModules(manifest)
  modulesOf(['calculator'], ['/assets/part-1.js'])
  expect(named(modulesOf(['calculator']))).not.toContain('part-1')
})
