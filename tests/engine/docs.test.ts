import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadSite } from '../../src/content/load/load.ts'
import { flowWords } from '../support/flow-words.ts'

const root = join(import.meta.dirname, '../..')
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)

/** Paths that stand for one that the reader creates. */
const invented = /^public\/$|countdown|spring-tour|pop-up-tour|\/FILE|tours\/spring/

/** The examples of the catalogue show errors: what they name is missing on purpose. */
const withoutErrors = (text: string) => text.replace(/```text\n[\s\S]*?```/g, '')

const texts = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).map(
  (file) => [file, withoutErrors(readFileSync(join(root, file), 'utf8'))] as const,
)

describe.each(texts)('%s', (file, text) => {
  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?(?:--silent )?([a-z][a-z-]*)/g)].map(([, name]) => name)
    const allowed = [...scripts, 'install', 'ci', 'and']
    expect(named.filter((name) => !allowed.includes(`${name}`))).toEqual([])
  })

  it('names files that exist', () => {
    const named = [...text.matchAll(/`((?:src|blocks|schema|pages|tests|docs|public)\/[\w./-]*)`/g)].map(
      ([, path]) => path,
    )
    expect(named.filter((path) => !invented.test(`${path}`) && !existsSync(join(root, `${path}`)))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) =>
      join(root, dirname(file), `${path}`),
    )
    expect(links.filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('the YAML that people copy', () => {
  const examples = globSync('blocks/*/example.yaml', { cwd: root }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  )
  const snippets = texts.flatMap(([file, text]) =>
    [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
      ([, yaml], index) => [`${file}, snippet ${index + 1}`, `${yaml}`] as const,
    ),
  )

  it.each([...examples, ...snippets])('has no words in braces: %s', (_name, yaml) => {
    expect(flowWords(yaml)).toEqual([])
  })

  it('is found if it has words in braces', () => {
    expect(flowWords('image: { name: tour, alt: A lit stage }\nscene: { kind: stage, seed: tour }\n')).toEqual([
      '{ name: tour, alt: A lit stage }',
    ])
  })
})

it('shows pages that can be published as they are', async () => {
  const pages = texts.flatMap(([, text]) =>
    [...text.matchAll(/```yaml\n(title:[\s\S]*?)```/g)].map(([, yaml]) => yaml ?? ''),
  )
  expect(pages.length).toBeGreaterThan(0)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-docs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(root, 'pages'), join(folder, 'pages'), { recursive: true })
  const before = (await loadSite({ root: folder })).diagnostics
  for (const [index, yaml] of pages.entries()) await writeFile(join(folder, `pages/spring-tour-${index}.yaml`), yaml)
  const { diagnostics } = await loadSite({ root: folder })
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual(
    before.map(({ code, message }) => `${code}: ${message}`),
  )
})

it('lists the names that `from:` accepts', async () => {
  const text = readFileSync(join(root, 'docs/marketers.md'), 'utf8')
  const section = /### Names that `from:` knows([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
  const listed = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(
    ([, names]) => names?.match(/(?<=`)[^`, ]+(?=`)/g) ?? [],
  )
  const { shared } = (await loadSite({ root })).material
  const names = shared
    .libraryFor(
      new Map([
        ['city', 'la'],
        ['service', 'ushers'],
      ]),
    )
    .dataNames()
  // Files have the names that their writers choose: two stand for all.
  const isFile = (name: string) => existsSync(join(root, `pages/_data/${name}.yaml`)) && name !== 'site'
  expect(listed.filter(isFile)).toEqual(['faqs/bartenders', 'testimonials'])
  expect(listed.filter((name) => !isFile(name)).sort()).toEqual(
    [...new Set(names.filter((name) => !isFile(name)))].sort(),
  )
})
