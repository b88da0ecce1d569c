import { join } from 'node:path'
import { expect, it } from 'vitest'
import { visibleLiterals } from './visible-literals.ts'

const root = join(import.meta.dirname, '../../..')

/** What marketers and engineers read, not visitors, and words that are compared, or that programs read. */
const silent =
  /\/schema\.ts$|^src\/client\/dev\/|^blocks\/[^/]+\/words\.ts$|^blocks\/embed\/frame-address\.ts$|^blocks\/(?:load-blocks|parse-code|unsupported-block-types|page)\.ts$|components\/search\/words\.ts$|^src\/render\/failed-block\.ts$|^src\/seo\/(?:known-crawlers|structured-data\/graph)\.ts$|\/(?:announcement|language|scheme)-script\.ts$/

it('finds no words for visitors in code, besides those of schema/language', () => {
  const code = '{src/{components,documents,render,client,seo},blocks}/**/*.{ts,tsx}'
  expect(visibleLiterals(root, code, (file) => silent.test(file))).toEqual([])
})
