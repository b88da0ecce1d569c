// @module-tag exhaustive

import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../../../support/run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-matrix-'))
  const { status, stderr } = await run('build', [
    ...['--site', 'tests/sites/barges', '--out', join(folder, 'dist')],
    ...['--no-compress', '--quick', '--now', '2026-11-29T12:00Z'],
  ])
  expect(status, stderr).toBe(0)
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
const versionsIn = (html: string) =>
  [...html.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g)].map(([, tag, to]) => `${tag} ${to}`)

it('writes the pages of a matrix at the words of the language', () => {
  expect(text('fr/le-havre/balade.html')).toContain('Balade au Havre</h1>')
  expect(text('es/paseo/paris.html')).toContain('Paseo de un día en París</h1>')
  for (const name of ['fr/lyon/balade', 'fr/lyon/day-trip', 'es/paseo/lyon', 'es/paris/day-trip'])
    expect(existsSync(join(folder, 'dist', `${name}.html`)), name).toBe(false)
})

it('each version names all others, and only those that exist', () => {
  const ofAll = ['en /paris/day-trip', 'fr /fr/paris/balade', 'es /es/paseo/paris', 'x-default /paris/day-trip']
  for (const name of ['paris/day-trip', 'fr/paris/balade', 'es/paseo/paris'])
    expect(versionsIn(text(`${name}.html`)), name).toEqual(ofAll)
  expect(versionsIn(text('le-havre/day-trip.html'))).toEqual([
    ...['en /le-havre/day-trip', 'fr /fr/le-havre/balade', 'x-default /le-havre/day-trip'],
  ])
  expect(versionsIn(text('lyon/day-trip.html'))).toEqual([])
})

it('one sitemap has the pages of all languages', () => {
  const addresses = [...text('sitemap-1.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, to]) => to)
  expect(addresses).toEqual([
    ...['/', '/es', '/es/paseo-nocturno/paris', '/es/paseo/paris', '/fr', '/fr/le-havre/balade'],
    ...['/fr/le-havre/nocturne', '/fr/paris/balade', '/fr/paris/nocturne', '/le-havre/day-trip'],
    ...['/le-havre/night-ride', '/lyon/day-trip', '/lyon/night-ride', '/paris/day-trip', '/paris/night-ride'],
  ])
})

it('aliases of a language lead to its pages, and links stay in it', () => {
  expect(JSON.parse(text('_addresses.json'))).toMatchObject({
    '/paris/evening': { to: '/paris/night-ride' },
    '/fr/paris/nuit': { to: '/fr/paris/nocturne' },
  })
  expect(text('fr/paris/balade.html')).toContain('href="/fr/paris/nocturne"')
  expect(text('es.html')).toContain('href="/es/paseo/paris"')
})

it('the server knows the words of each language', () => {
  expect(JSON.parse(text('_language.fr.json'))).toMatchObject({ tag: 'fr', locale: 'fr-FR', currency: 'EUR' })
})

it('what nobody has translated stops the build of a strict language', async () => {
  await cp('tests/sites/barges', join(folder, 'pages'), { recursive: true })
  await rm(join(folder, 'pages/_languages/es/paris/night-ride.yaml'))
  const { status, stderr } = await run('build', [
    ...['--site', join(folder, 'pages'), '--out', join(folder, 'other'), '--no-compress', '--quick'],
  ])
  expect(status).toBe(1)
  expect(stderr).toContain('`blocks[page-title].intro` of this page is not translated into `es`.')
})
