import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

const root = join(import.meta.dirname, '../../..')

/** Writes a content folder of a few pages, which servers read and check in a moment. `/calculator` has both blocks of one. */
export async function writeSmallSite(pages: string): Promise<void> {
  await cp(join(import.meta.dirname, 'small-site'), pages, { recursive: true })
  const example = async (type: string): Promise<object> =>
    parse((await readFile(join(root, `blocks/${type}/example.yaml`), 'utf8')).replace('/resources', '/calculator'))
  await writeFile(
    join(pages, 'calculator.yaml'),
    stringify({
      title: 'A calculator of the small site',
      description: 'A page with a calculator and its ratios, which tests of edited components and texts open.',
      blocks: [
        { type: 'page-title', title: 'How many do you need?' },
        { ...(await example('calculator')), id: 'calculator' },
        await example('calculator-ratios'),
      ],
    }),
  )
}
