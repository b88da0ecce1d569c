import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findDestination } from '../../src/server/address.ts'
import { openRelease } from '../../src/server/release.ts'
import { dist, documentFiles, readBuilt } from '../browser/built-site.ts'
import { headOf, structuredDataIn, textOf } from '../browser/html.ts'
import { vocabularyErrors } from '../browser/vocabulary.ts'

type Graph = { '@context': string; '@graph': Record<string, unknown>[] }
const graphs = documentFiles()
  .map((file) => ({ file, html: readBuilt(file) }))
  .flatMap(({ file, html }) => structuredDataIn(html).map((data) => ({ file, html, graph: JSON.parse(data) as Graph })))

test('every type, property and value of the structured data is in the vocabulary of schema.org', {
  tag: '@crawler',
}, () => {
  expect(graphs.length).toBeGreaterThan(0)
  expect(graphs.filter(({ graph }) => graph['@context'] !== 'https://schema.org')).toEqual([])
  const errors = graphs.flatMap(({ file, graph }) => graph['@graph'].flatMap((node) => vocabularyErrors(node, file)))
  expect(errors).toEqual([])
})

type Question = { name: string; acceptedAnswer: { text: string } }
/** Except for blanks: between two elements a reader sees one where the text of the data may have none. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

test('the questions and answers of the structured data are on the page, word for word', { tag: '@crawler' }, () => {
  const unseen = graphs.flatMap(({ file, html, graph }) => {
    const text = squeezed(textOf(html))
    const questions = graph['@graph'].flatMap(
      ({ mainEntity }) => (Array.isArray(mainEntity) ? mainEntity : []) as Question[],
    )
    return questions
      .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
      .filter((said) => !text.includes(squeezed(said)))
      .map((said) => `${file}: ${said}`)
  })
  expect(unseen).toEqual([])
})

test('every address of this site in the structured data is that of a page or a file', { tag: '@crawler' }, async () => {
  const release = await (await openRelease(dist)).current()
  const origin = new URL(headOf(graphs[0]?.html ?? '').canonical).origin
  const addresses = new Set(graphs.flatMap(({ graph }) => JSON.stringify(graph).match(/"https:[^"]*"/g) ?? []))
  const own = [...addresses]
    .map((text) => String(JSON.parse(text)))
    .filter((address) => address.startsWith(`${origin}/`))
  expect(own.length).toBeGreaterThan(0)
  const kindOf = (address: string) => findDestination(address.slice(origin.length).replace(/[#?{].*/, ''), release).kind
  expect(own.filter((address) => kindOf(address) !== 'file')).toEqual([])
})

test('the picture of every link preview is a file of its size, with words', { tag: '@crawler' }, () => {
  const files = documentFiles().filter((file) => readBuilt(file).includes('property="og:image"'))
  expect(files.length).toBeGreaterThan(0)
  const cardOf = (file: string) =>
    Object.fromEntries(
      [...readBuilt(file).matchAll(/<meta property="og:image(:\w+)?" content="([^"]*)">/g)].map(
        ([, name = 'address', value]) => [name, value],
      ),
    )
  const wrong = files.filter((file) => {
    const card = cardOf(file)
    const isThere = existsSync(join(dist, new URL(card['address'] ?? '').pathname))
    return !(isThere && card[':width'] === '1200' && card[':height'] === '630' && card[':alt'])
  })
  expect(wrong).toEqual([])
})
