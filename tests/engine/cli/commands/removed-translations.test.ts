import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../repository.ts'

const site = join(import.meta.dirname, '../../../sites/barges')

/** A repository with the barges: a matrix in English, French and Spanish. */
async function barges() {
  const names = (await readdir(site, { recursive: true })).filter((name) => /\.(?:yaml|json)$/.test(name))
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const))
  const { write, remove, run } = await repository(Object.fromEntries(files))
  return {
    remove,
    /** Changes a file. */
    async change(name: string, from: string, to: string) {
      const text = new Map(files).get(name) ?? ''
      expect(text).toContain(from)
      await write(name, text.replace(from, to))
    },
    write,
    /** The addresses that are gone, with the files that lost them. */
    async gone() {
      const { stdout } = await run('validate', '--since', 'HEAD', '--format', 'json')
      const found = JSON.parse(stdout) as { code: string; file: string; message: string; hint: string }[]
      const all = found.filter(({ code }) => code === 'address-gone')
      return {
        hints: new Set(all.map(({ hint }) => hint)),
        addresses: all
          .map(({ file, message }) => `${/`([^`]*)`/.exec(message)?.[1]} ${file.replace('pages/', '')}`)
          .sort(),
      }
    },
  }
}

it('says nothing of addresses that are as they were', async () => {
  const { change, gone } = await barges()
  await change('_languages/fr/index.yaml', 'texts:', '# Nos mots\ntexts:')
  expect((await gone()).addresses).toEqual([])
})

it('misses the pages of a matrix whose record has another word in addresses', async () => {
  const { change, gone } = await barges()
  await change('_languages/fr/_data/services/night-ride.yaml', 'path: nocturne', 'path: soir')
  const { addresses, hints } = await gone()
  expect(addresses).toEqual([
    '/fr/le-havre/nocturne _languages/fr/_data/coverage/city-service.yaml',
    '/fr/paris/nocturne _languages/fr/_data/coverage/city-service.yaml',
  ])
  expect([...hints][0]).toBe(
    'The page is one of a matrix: put back what the matrix, its template or its records said of it in _languages/. Or redirect it in _data/redirects.yaml:\n\n    - from: /fr/le-havre/nocturne\n      to: /',
  )
})

it('misses the pages that the translation of a matrix no longer lists, or has at other addresses', async () => {
  const { change, write, gone } = await barges()
  await change('_languages/es/_data/coverage/city-service.yaml', '/es/{service}/{city}', '/es/{city}/{service}')
  expect((await gone()).addresses).toEqual([
    '/es/paseo-nocturno/paris _languages/es/_data/coverage/city-service.yaml',
    '/es/paseo/paris _languages/es/_data/coverage/city-service.yaml',
  ])
  await write('_data/redirects.yaml', '- { from: /es/paseo/*, to: / }\n- { from: /es/paseo-nocturno/*, to: / }\n')
  expect((await gone()).addresses).toEqual([])
})

it('misses every page of a language that leaves the list, until its addresses are redirected', async () => {
  const { change, write, gone } = await barges()
  await change('_data/site.yaml', 'tag: es', 'draft: true, tag: es')
  const { addresses, hints } = await gone()
  expect(addresses).toEqual([
    '/es _data/site.yaml',
    '/es/paseo-nocturno/paris _data/site.yaml',
    '/es/paseo/paris _data/site.yaml',
  ])
  expect([...hints]).toEqual([
    'Put `es` back into `languages:`, or redirect its addresses in _data/redirects.yaml:\n\n    - from: /es/*\n      to: /',
  ])
  await write('_data/redirects.yaml', '- { from: /es/*, to: / }\n- { from: /es, to: / }\n')
  expect((await gone()).addresses).toEqual([])
})
