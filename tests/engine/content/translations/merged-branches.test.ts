import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runIn } from '../../../support/run.ts'
import { repository } from '../../cli/repository.ts'
import { pageText } from '../folder.ts'

const boats = (price: string) =>
  pageText(
    'Rowing boats',
    `  - type: page-title
    title: Boats by the hour
    intro: Two oars and a map of the lake.
  - type: faq
    title: Before you row
    items:
      - question: What does an hour cost?
        answer: An hour costs ${price} euros for the whole boat.
      - question: May dogs come along?
        answer: Dogs row for free, and swim for free.
`,
  )
const mirror = `texts:
  title: { source: Rowing boats, text: Roeiboten }
  blocks[page-title].title: { source: Boats by the hour, text: Boten per uur }
  blocks[faq].items[0].answer:
    source: An hour costs 9 euros for the whole boat.
    text: Een uur kost 9 euro voor de hele boot.
  blocks[faq].items[1].answer: { source: 'Dogs row for free, and swim for free.', text: Honden varen gratis mee. }
`
const file = 'boats.yaml'
const mirrorFile = `_languages/nl/${file}`

it('a branch that changes the source and one that translates merge without a conflict, and what is stale is known in a shallow clone too', async () => {
  const { root, write, git, commit } = await repository({ [file]: boats('9'), [mirrorFile]: mirror })
  git('checkout', '-qb', 'price')
  await write(file, boats('11'))
  commit()
  git('checkout', '-qb', 'dutch', 'main')
  const title = '  blocks[page-title].title: { source: Boats by the hour, text: Boten per uur }\n'
  const intro =
    '  blocks[page-title].intro: { source: Two oars and a map of the lake., text: Twee riemen en een kaart. }\n'
  await write(mirrorFile, mirror.replace(title, title + intro))
  commit()
  git('checkout', '-q', 'main')
  git('merge', '-q', '--no-edit', 'price')
  git('merge', '-q', '--no-edit', 'dutch')
  expect(await readFile(join(root, 'pages', mirrorFile), 'utf8')).toContain('Twee riemen')

  const clone = join(root, 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone])
  const statusIn = async (folder: string) => {
    const { stdout } = await runIn(folder, 'translate', 'status', 'nl', '--format', 'json')
    const [{ files }] = JSON.parse(stdout) as [{ files: { file: string; states: object }[] }]
    return files.find((one) => one.file === file)
  }
  const status = await statusIn(root)
  expect(status).toMatchObject({ texts: 9, done: 4, states: { untranslated: 4, 'stale-fact': 1 } })
  expect(await statusIn(clone)).toEqual(status)
})
