import { spawnSync } from 'node:child_process'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pagesInShard, readShard } from '../../../src/builder/release/shard.ts'
import { fileHashes } from '../../../src/cache/file-hashes.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')
const form = '  - use: quote-form\n'
const names = ['about', 'blog', 'blog/first', 'blog/second', 'team', 'values']
const hidden = pageText(
  'Plan',
  '  - type: page-title\n    title: Plan\n',
  'gate: { password: GATE_PLAN, remember: plan-auth }\n',
)

async function site() {
  const pages = Object.fromEntries(names.map((name) => [`${name}.yaml`, pageText(`The page ${name}`, form)]))
  const { root: base, write } = await contentFolder({
    ...pages,
    'index.yaml': pageText('Home', form),
    'plan.yaml': hidden,
  })
  const build = (out: string, ...args: string[]) => {
    const where = ['--pages', join(base, 'pages'), '--out', join(base, out)]
    return spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), 'build', ...where, ...args], {
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: '1764000000', GATE_PLAN: 'mcfy-9kud-8dqt-3t5c-m9rc' },
    })
  }
  const make = (out: string, ...args: string[]) => {
    const { status, stderr } = build(out, ...args)
    expect(status, stderr).toBe(0)
  }
  const hashes = (out: string) => fileHashes(join(base, out))
  return { base, write, build, make, hashes }
}

it('joined parts have the bytes of one build, whatever their number, and no file is in two parts', async () => {
  const { base, make, hashes } = await site()
  make('whole', '--no-cache')
  const whole = hashes('whole')
  expect([...whole.keys()]).toContain('blog/second.html.br')
  for (const count of [1, 2, 5]) {
    // Two machines that share nothing; what others take from a cache is the same: `warm.test.ts`.
    const more = count === 2 ? ['--no-cache'] : []
    for (let number = 1; number <= count; number++)
      make(`parts-${count}/${number}`, '--shard', `${number}/${count}`, ...more)
    make(`joined-${count}`, '--merge', join(base, `parts-${count}`))
    expect(hashes(`joined-${count}`), `${count} parts`).toEqual(whole)
  }
})

it('refuses parts that are missing or made of something else, and leaves what is served as it was', async () => {
  const { base, write, build, make, hashes } = await site()
  make('dist', '--no-compress')
  make('parts/1', '--no-compress', '--shard', '1/2')
  const before = hashes('dist')
  const refused = (...args: string[]) => {
    const { status, stderr } = build('dist', '--merge', join(base, 'parts'), ...args)
    expect(status).toBe(1)
    return stderr
  }
  expect(refused('--no-compress')).toContain('part 2 of 2 is missing')
  make('parts/2', '--no-compress', '--shard', '2/2')
  expect(refused()).toContain('was made of other content, code, packages or settings')
  await write('about.yaml', pageText('Another title', form))
  make('parts/2', '--no-compress', '--shard', '2/2')
  expect(refused('--no-compress')).toContain('was made of other content')
  make('parts/1', '--no-compress', '--shard', '1/3')
  expect(refused('--no-compress')).toContain('are parts of different builds')
  await rm(join(base, 'parts'), { recursive: true })
  expect(refused('--no-compress')).toContain('there is no part')
  expect(hashes('dist')).toEqual(before)
})

it('sees where a part arrived in pieces, and leaves out what is not the part’s', async () => {
  const { base, make, build, hashes } = await site()
  make('whole', '--no-compress')
  make('parts/1', '--no-compress', '--shard', '1/2')
  make('parts/2', '--no-compress', '--shard', '2/2')
  const part = join(base, 'parts/2')
  await writeFile(join(part, 'of-an-older-site.html'), '')
  make('joined', '--no-compress', '--merge', join(base, 'parts'))
  expect(hashes('joined')).toEqual(hashes('whole'))
  const [page = ''] = [...fileHashes(part).keys()].filter((name) => /^[a-z]+\.html$/.test(name))
  for (const [name, reason] of [
    [page, `${page} is cut or was changed`],
    ['_part', '_part is cut or was changed'],
  ] as const) {
    const file = join(part, name)
    const bytes = await readFile(file)
    await truncate(file, bytes.length - 1)
    expect(build('joined', '--no-compress', '--merge', join(base, 'parts')).stderr).toContain(
      `joined/ was left as it was: ${part} is not whole: ${reason}`,
    )
    await writeFile(file, bytes)
  }
  await rm(join(part, page))
  expect(build('joined', '--no-compress', '--merge', join(base, 'parts')).stderr).toContain(`${page} is missing`)
  expect(hashes('joined')).toEqual(hashes('whole'))
})

it('takes a part as its number and how many there are', () => {
  expect(readShard('2/5')).toEqual({ number: 2, of: 5 })
  for (const wrong of ['0/5', '6/5', '2', '2/0', '1/x', '-1/2', '1.5/2'])
    expect(readShard(wrong), wrong).toBeUndefined()
  const counts = [1, 2, 3].map((number) => pagesInShard(8, { number, of: 3, key: '', secret: '' }))
  expect(counts).toEqual([3, 3, 2])
})
