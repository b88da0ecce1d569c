import { expect, it } from 'vitest'
import { usedScripts } from '../../../../src/builder/assets/used-scripts.ts'
import { createPageModules } from '../../../../src/builder/pages/page-modules.ts'

const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, name, imports })
const manifest = {
  _emotion: chunk('emotion', ['_runtime']),
  _form: chunk('form', ['_emotion']),
  _mui: chunk('mui', ['_emotion']),
  '_react-dom': chunk('react-dom', ['_emotion']),
  _runtime: chunk('rolldown-runtime'),
  'blocks/calculator/calculator.tsx': chunk('calculator', ['_form', 'src/client/main.tsx']),
  'src/client/gate.tsx': chunk('gate', ['_form']),
  '_large-sheet': chunk('large-sheet'),
  'src/client/main.tsx': {
    ...chunk('main', ['_react-dom', '_mui']),
    dynamicImports: ['blocks/calculator/calculator.tsx', 'blocks/document/document.tsx', 'src/client/gate.tsx'],
  },
  'blocks/document/document.tsx': { ...chunk('document'), dynamicImports: ['_large-sheet'] },
  'src/gallery/client/main.ts': chunk('gallery'),
}
const named = (addresses: readonly string[]) => addresses.map((address) => /^\/assets\/(.+)\.js$/.exec(address)?.[1])

it('lists each module of a page once, after those that it imports', () => {
  const modules = named(createPageModules(manifest)(['calculator', 'calculator']))
  expect(modules).toEqual(['rolldown-runtime', 'emotion', 'react-dom', 'mui', 'main', 'form', 'calculator'])
})

it('lists the app for a page without islands, and the screen of a protected page with its own module', () => {
  const modulesOf = createPageModules(manifest)
  const app = ['rolldown-runtime', 'emotion', 'react-dom', 'mui', 'main']
  expect(named(modulesOf([]))).toEqual(app)
  expect(named(modulesOf(['gate']))).toEqual([...app, 'form', 'gate'])
})

it('omits scripts of islands that a site does not use, and modules that only these import', () => {
  const scriptsOf = (types: string[], hasGallery = false) =>
    named(
      [...usedScripts(manifest, { types: new Set(types), hasGallery, isMeasured: false })].map((name) => `/${name}`),
    ).sort()
  const app = ['emotion', 'main', 'mui', 'react-dom', 'rolldown-runtime']
  expect(scriptsOf(['faq'])).toEqual(app)
  expect(scriptsOf(['calculator'])).toEqual([...app, 'calculator', 'form'].sort())
  expect(scriptsOf(['document', 'gate'])).toEqual([...app, 'document', 'form', 'gate', 'large-sheet'].sort())
  // The gallery shows every block.
  expect(scriptsOf([], true)).toHaveLength(Object.keys(manifest).length)
})
