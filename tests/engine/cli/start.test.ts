import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFolder, pageText } from '../content/folder.ts'
import { startCommand, startServe } from '../server/started-serve.ts'

const titleAt = async (origin: string) => /<title>(.*?)<\/title>/.exec(await (await fetch(origin)).text())?.[1]

it('serves the site that it built, and `serve --out` serves it again', async () => {
  const { root } = await contentFolder({
    'index.yaml': pageText('Repairs by the river', '  - type: page-title\n    title: Repairs\n'),
  })
  const [out, data] = [join(root, 'site'), join(root, 'data')]
  const started = await startCommand(['start', '--pages', join(root, 'pages'), '--out', out, '--data', data])
  expect(await titleAt(started.origin)).toBe('Repairs by the river | Sample Agency')
  expect(existsSync(join(data, 'inquiries.sqlite'))).toBe(true)
  started.child.kill('SIGTERM')
  expect(await started.ended).toMatchObject({ code: 0 })

  const served = await startServe(['--out', out, '--data', data])
  expect(await titleAt(served.origin)).toBe('Repairs by the river | Sample Agency')
})
