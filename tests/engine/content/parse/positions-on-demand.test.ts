import { beforeEach, expect, it, vi } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'

const parsed = vi.hoisted(() => new Set<string>())
vi.mock(import('../../../../src/content/parse/yaml-document.ts'), async (original) => {
  const module = await original()
  return {
    ...module,
    rangesAt: (source, path) => {
      parsed.add(source.file)
      return module.rangesAt(source, path)
    },
  }
})
beforeEach(() => parsed.clear())

// A file takes ten times as long to parse with positions. The sites have pictures, links, forms, lists and records.
it.each(['spoke-and-chain', 'twenty-sections'])(
  'only files with a diagnostic are parsed for positions: %s',
  async (name) => {
    const { diagnostics } = await loadSite({ root: process.cwd(), pages: `tests/sites/${name}` })
    expect([...parsed].sort()).toEqual([...new Set(diagnostics.map(({ file }) => file))].sort())
  },
)
