import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { memoryOptions } from '../../../../src/team/server/workspaces/studio-memory.ts'

it('a studio has a larger heap for a larger site', async () => {
  const pages = await mkdtemp(join(tmpdir(), 'marquee-memory-'))
  onTestFinished(() => rm(pages, { recursive: true }))
  expect(await memoryOptions(pages)).toContain('--max-old-space-size=400')
  await mkdir(join(pages, 'cities'))
  for (let number = 0; number < 25; number++) {
    await writeFile(join(pages, 'cities', `${number}.yaml`), '')
    await writeFile(join(pages, 'cities', `${number}.svg`), '')
  }
  expect(await memoryOptions(pages)).toContain('--max-old-space-size=402')
})
