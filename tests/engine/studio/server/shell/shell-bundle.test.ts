// @module-tag exhaustive

import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { engineRoot } from '../../../../../src/files/roots.ts'
import { shellBundle } from '../../../../../src/studio/server/shell/shell-bundle.ts'

const statically = /(?:^|[;}])(?:import|export)[^;'"()]*['"]\.\/([\w.-]+)['"]/g

it('loads at most 350 KB, compressed, before a page can be edited', async () => {
  const scripts = await shellBundle(engineRoot)()
  const loaded = new Set(['shell.js'])
  for (const name of loaded)
    for (const [, imported = ''] of scripts.get(name)?.matchAll(statically) ?? []) loaded.add(imported)
  expect([...loaded]).toContain('shared.js')
  const bytes = [...loaded].reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '').length, 0)
  expect(bytes / 1024).toBeLessThan(350)
})
