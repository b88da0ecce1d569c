import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { collectionsSchema } from '../../schema/collections/collections.ts'
import { fieldSchema } from '../../schema/collections/field.ts'
import { formField } from '../../schema/forms/form-field.ts'
import { matrixSchema } from '../../schema/matrix/matrix.ts'
import { memoize } from '../../src/cache/memoize.ts'
import { commands } from '../../src/cli/commands.ts'
import { useKinds } from '../../src/content/graph/use-kinds.ts'
import { loadSite } from '../../src/content/load/load.ts'
import { checkSharedContent } from '../../src/content/load/shared/check-shared-content.ts'
import { readData } from '../../src/generate/material.ts'
import { run } from '../support/run.ts'
import { flowWords } from '../support/texts/flow-words.ts'

const root = join(import.meta.dirname, '../..')
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)

/** Paths that stand for one that the reader creates. */
const invented = /^public\/$|days-left|spring-tour|pop-up-tour|\/FILE|tours\/spring/

/** The examples of the catalogue show errors: what they name is missing on purpose. */
const withoutErrors = (text: string) => text.replace(/```text\n[\s\S]*?```/g, '')

const texts = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }).map(
  (file) => [file, withoutErrors(readFileSync(join(root, file), 'utf8'))] as const,
)

/** The anchors of the headings of a page, as GitHub derives them. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const yamlIn = (text: string) => [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml]) => `${yaml}`)

const helpOf = memoize(async (name: string) => (name in commands ? (await run(name, ['--help'])).stdout : ''))

/** All code that may read a variable of the environment. */
const code = globSync('src/**/*.{ts,mjs}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join()

describe.each(texts)('%s', (file, text) => {
  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?(?:--silent )?([a-z][a-z-]*)/g)].map(([, name]) => name)
    const allowed = [...scripts, 'install', 'ci', 'create', 'exec', 'update', 'and']
    expect(named.filter((name) => !allowed.includes(`${name}`))).toEqual([])
  })

  it('names files that exist', () => {
    const named = [...text.matchAll(/`((?:src|blocks|schema|pages|tests|docs|public)\/[\w./-]*)`/g)].map(
      ([, path]) => path,
    )
    expect(named.filter((path) => !invented.test(`${path}`) && !existsSync(join(root, `${path}`)))).toEqual([])
  })

  it('links to files and headings that exist', () => {
    const withoutCode = text.replace(/`[^`\n]*`/g, '')
    const links = [...withoutCode.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const isBroken = ([, path, anchor]: RegExpMatchArray) => {
      const target = path ? join(root, dirname(file), path) : join(root, file)
      return !existsSync(target) || (anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor))
    }
    expect(links.filter(isBroken).map(([link]) => link)).toEqual([])
  })

  it('names options that their commands have', async () => {
    const wrong: string[] = []
    for (const line of text.split('\n')) {
      let help = ''
      // Other programs have options of their own.
      for (const [word, name, option] of line.matchAll(
        /npm (?:run )?(?:--silent )?([a-z]+)|(--[a-z][a-z-]+)|\b(?:git|podman) /g,
      ))
        if (option === undefined) help = name === undefined ? '' : await helpOf(name)
        else if (help !== '' && !new RegExp(`${word}\\b(?!-)`).test(help)) wrong.push(line)
    }
    expect(wrong).toEqual([])
  })

  it('names variables that the code reads', () => {
    const named = [...text.matchAll(/`([A-Z]+_[A-Z_]+)[`=]/g)].map(([, name]) => `${name}`)
    expect(named.filter((name) => !name.startsWith('GATE_') && !code.includes(name))).toEqual([])
  })
})

describe('the YAML that people copy', () => {
  const examples = globSync('{blocks,pages/_blocks}/*/{example,little,much}.yaml', { cwd: root }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  )
  const snippets = texts.flatMap(([file, text]) =>
    yamlIn(text).map((yaml, index) => [`${file}, snippet ${index + 1}`, yaml] as const),
  )

  it.each([...examples, ...snippets])('has no words in braces: %s', (_name, yaml) => {
    expect(flowWords(yaml)).toEqual([])
  })

  it('is found if it has words in braces', () => {
    expect(flowWords('image: { name: tour, alt: A lit stage }\nfocus: { x: 0, y: 1 }\n')).toEqual([
      '{ name: tour, alt: A lit stage }',
    ])
  })
})

it('has the requirements that comments in the code name', () => {
  const topics = readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^## (.+)$/gm)
  const named = globSync('{src,schema,blocks}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/requirements\.md,[\s*]+“([^”]+)”/g)].map(([, topic]) =>
      topic?.replace(/[\s*]+/g, ' '),
    ),
  )
  expect([...new Set(named)].sort()).toEqual([...topics].map(([, topic]) => topic).sort())
})

it('shows pages that can be published as they are', async () => {
  const pages = texts.flatMap(([, text]) =>
    [...text.matchAll(/```yaml\n(title:[\s\S]*?)```/g)].map(([, yaml]) => yaml ?? ''),
  )
  expect(pages.length).toBeGreaterThan(0)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-docs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(root, 'pages/_data'), join(folder, 'pages/_data'), { recursive: true })
  for (const [index, yaml] of pages.entries()) await writeFile(join(folder, `pages/spring-tour-${index}.yaml`), yaml)
  const { diagnostics } = await loadSite({ root: folder })
  // The pages that they link to are on the sample site.
  const isLinked = (message: string) => existsSync(join(root, `pages${/`(\/[^`#]*)/.exec(message)?.[1]}.yaml`))
  // So are its pictures; a new one has no file yet.
  const found = diagnostics.filter(
    ({ file, message, code }) =>
      file.startsWith('pages/spring-tour') && !isLinked(message) && code !== 'missing-picture',
  )
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([])
})

it('lists the names that `from:` accepts', async () => {
  const text = readFileSync(join(root, 'docs/marketers.md'), 'utf8')
  const section = /### Names that `from:` knows([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
  const listed = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(
    ([, names]) => names?.match(/(?<=`)[^`, ]+(?=`)/g) ?? [],
  )
  const { files } = await readData(root, 'pages')
  const shared = checkSharedContent(files, 'pages/_data/site.yaml', new Date('2026-11-21'))
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

it('shows collections and a matrix without errors', () => {
  const parsed = (file: string) => yamlIn(readFileSync(join(root, file), 'utf8')).map((yaml) => parse(yaml))
  const [shops, , cities] = parsed('docs/collections.md')
  const [tours] = parsed('docs/matrix.md')
  const words = new Map([
    ['shop', 'shops'],
    ['tour', 'tours'],
  ])
  expect(collectionsSchema.safeParse({ ...shops, ...cities }).error?.issues).toBeUndefined()
  expect(matrixSchema(words).safeParse(tours).error?.issues).toBeUndefined()
})

it.each([
  ['docs/forms.md', formField],
  ['docs/collections.md', fieldSchema],
])('%s lists every kind of field', (file, schema) => {
  const [table] = /\| kind \|[\s\S]*?\n\n/.exec(readFileSync(join(root, file), 'utf8')) ?? ['']
  const listed = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names]) => names?.match(/\w+/g) ?? [])
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const kinds = [...json.matchAll(/"kind":\{"type":"string","const":"(\w+)"/g)].map(([, kind]) => `${kind}`)
  expect(listed.sort()).toEqual([...new Set(kinds)].sort())
})

it('shows several services as the image and the program run them', () => {
  const snippets = yamlIn(readFileSync(join(root, 'docs/running.md'), 'utf8')).map((yaml) => parse(yaml))
  const compose = snippets.find((snippet) => snippet.services)
  const deployment = snippets.find((snippet) => snippet.kind === 'Deployment')
  const [, port] = /^EXPOSE (\d+)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8')) ?? []
  const { selector, template } = deployment.spec
  const [container] = template.spec.containers
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  expect([...container.ports.map((one: { containerPort: number }) => one.containerPort)]).toEqual([Number(port)])
  const probes = [container.readinessProbe, container.livenessProbe].map(({ httpGet }) => httpGet)
  expect(probes).toEqual([
    { path: '/healthz', port: Number(port) },
    { path: '/robots.txt', port: Number(port) },
  ])
  const variables: string[] = [
    ...Object.keys(compose.services.site.environment),
    ...container.env.map(({ name }: { name: string }) => name),
  ]
  expect(variables.filter((name) => !code.includes(name))).toEqual([])
  const drains = [compose.services.site.environment.DRAIN_SECONDS, container.env[0].value].map(Number)
  const graces = [
    Number.parseInt(compose.services.site.stop_grace_period, 10),
    template.spec.terminationGracePeriodSeconds,
  ]
  // After draining, running requests have ten seconds more.
  for (const [at, drain] of drains.entries()) expect(graces[at]).toBeGreaterThan(drain + 10)
})

it('lists the kinds of names that `where` takes', () => {
  const [, kinds = ''] = /Kinds are ([^.]+)\./.exec(readFileSync(join(root, 'docs/checks.md'), 'utf8')) ?? []
  expect(kinds.match(/\w+(?=`)/g)).toEqual(Object.keys(useKinds))
})

it('lists every command in `docs/commands.md`', () => {
  const text = readFileSync(join(root, 'docs/commands.md'), 'utf8')
  const listed = [...text.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(scripts.sort())
})

describe('The folders of `src/`', () => {
  const folders = globSync('src/*/', { cwd: root }).map((folder) => basename(folder))

  it('are in the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    expect(folders.filter((folder) => !readme.includes(`\`src/${folder}/\``))).toEqual([])
  })

  it('are in the picture of all rooms', () => {
    const text = readFileSync(join(root, 'docs/developers.md'), 'utf8')
    const [, picture = ''] = /## All rooms[\s\S]*?```\n([\s\S]*?)```/.exec(text) ?? []
    expect(folders.filter((folder) => !new RegExp(`\\b${folder}\\b`).test(picture))).toEqual([])
  })
})
