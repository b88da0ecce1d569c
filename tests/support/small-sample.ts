import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const sample = join(import.meta.dirname, '../../pages')
const cities = ['la', 'sf', 'chicago']

/**
 * Copies the sample site to the folder `pages`, with the pages of only three of its cities: a quarter of all pages. All
 * other pages and all shared data are there. A server reads and checks all pages after each edit of a test.
 */
export async function copySmallSample(pages: string): Promise<void> {
  const all = await readdir(join(sample, '_data/cities'))
  const others = all.map((file) => file.replace('.yaml', '')).filter((city) => !cities.includes(city))
  const leftOut = new Set(others.map((city) => join(sample, city)))
  await cp(sample, pages, { recursive: true, filter: (source) => !leftOut.has(source) })
  const change = async (file: string, what: RegExp, by: string) =>
    writeFile(file, (await readFile(file, 'utf8')).replace(what, by))
  const matrix = join(pages, '_data/coverage/city-service.yaml')
  await change(matrix, /cities:\s*\[[^\]]*\]/, `cities: [${cities.join(', ')}]`)
  await change(matrix, /^(?:only|except):\n(?: .*\n)*/gm, '')
  // An alias of a city, or of a service in one.
  await change(matrix, new RegExp(`^ {4}.*(?:: |\\[)(?:${others.join('|')})\\b.*\\n`, 'gm'), '')
  // Posts and case studies link to pages of cities that are left out.
  const link = new RegExp(`(?<=href: )/(?:${others.join('|')})/.*`, 'g')
  for (const folder of ['blog', 'case-studies'])
    for (const name of await readdir(join(pages, folder))) await change(join(pages, folder, name), link, '/locations')
}
