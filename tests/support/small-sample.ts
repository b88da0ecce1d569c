import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepare, runPlan } from '../../src/generate/generate.ts'

const sample = join(import.meta.dirname, '../../pages')
const records = { cities: ['la', 'sf', 'chicago'], services: ['ushers', 'greeters', 'bartenders'] }
const names =
  'about book-now careers faq interview-form locations privacy-policy search swipe team uniform-guidelines 404'.split(
    ' ',
  )

/**
 * Writes a small form of the sample site to the folder `pages`: a dozen of its pages, three of its services in three of
 * its cities, and all shared data. A server reads and checks all pages after each edit of a test.
 */
export async function copySmallSample(pages: string): Promise<void> {
  await cp(join(sample, '_data'), join(pages, '_data'), { recursive: true })
  await cp(join(sample, '_public'), join(pages, '_public'), { recursive: true })
  await cp(join(sample, '_blocks'), join(pages, '_blocks'), { recursive: true })
  for (const name of names) await cp(join(sample, `${name}.yaml`), join(pages, `${name}.yaml`))
  // The home page of the sample lists much that is left out.
  await cp(join(sample, 'terms-of-service.yaml'), join(pages, 'index.yaml'))

  const change = async (file: string, ...[what, by]: [RegExp, string]) =>
    writeFile(join(pages, file), (await readFile(join(pages, file), 'utf8')).replace(what, by))
  for (const name of await readdir(join(pages, '_data/coverage'))) {
    const matrix = `_data/coverage/${name}`
    for (const [kind, slugs] of Object.entries(records))
      await change(matrix, new RegExp(`(?<=^  ${kind}:\\s*)\\[[^\\]]*\\]`, 'm'), `[${slugs.join(', ')}]`)
    // Exceptions, and other spellings of what is left out.
    await change(matrix, /^(?:only|except|reuses|aliases):\n(?: .*\n| *#.*\n|\n)*/gm, '')
  }
  // Its translations are left out.
  await change('_data/site.yaml', /^ *languages: .*\n/gm, '')
  // Links to pages that are left out.
  const isThere = `(?:|(?:${names.join('|')})(?:#[\\w-]+)?)['"\\s)]`
  const link = new RegExp(`(?<=(?:href|link): ['"]?|\\]\\()/(?!${isThere})[^'"\\s)]*`, 'g')
  for (const file of await readdir(pages, { recursive: true }))
    if (file.endsWith('.yaml')) await change(file, link, '/locations')

  const prepared = await prepare({ root: pages, pages: '.' })
  if (prepared.kind !== 'ready') throw new Error(JSON.stringify(prepared))
  await runPlan(prepared)
}
