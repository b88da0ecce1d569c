import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeStylesheets } from '../../../src/build/stylesheet.ts'

const rules = new Map([
  ['box', '.m-box{margin:0}'],
  ['dot', '.m-dot{color:red}'],
  ['wheel', '.m-wheel{rotate:1turn}'],
])
const names: Record<string, string[]> = { text: ['box'], wheel: ['wheel'], dots: ['dot'] }
const often = [['text'], ['text', 'wheel']]
const rarely = [['text'], ['text'], ['text'], ['text'], ['text', 'wheel']]

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'marquee-sheets-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  mkdirSync(join(made, 'assets'))
  return made
}
const sheets = (outDir: string, pages: string[][], before?: string) =>
  writeStylesheets({ outDir, before, base: 'b{color:red}', rules, namesOf: (part) => new Set(names[part]), pages })
const read = (made: string, address: string | undefined) => readFileSync(join(made, address ?? ''), 'utf8')

it('names the sheet of all pages by what is in it: the same rules may be divided in another way', () => {
  const made = folder()
  const [one, other] = [sheets(made, often), sheets(made, rarely)]
  expect(read(made, one.site)).toBe('b{color:red}.m-box{margin:0}.m-wheel{rotate:1turn}')
  expect(read(made, other.site)).toBe('b{color:red}.m-box{margin:0}')
  expect(one.site).not.toBe(other.site)
  expect(one.moreFor(['text', 'wheel'])).toBeUndefined()
  expect(read(made, other.moreFor(['text', 'wheel']))).toBe('.m-wheel{rotate:1turn}')
})

it('takes a sheet of the release before where that has one of its name', () => {
  const [before, made] = [folder(), folder()]
  const address = sheets(before, rarely).moreFor(['wheel']) as string
  writeFileSync(join(before, address), 'that of before')
  expect(read(made, sheets(made, rarely, before).moreFor(['wheel']))).toBe('that of before')
  expect(read(made, sheets(made, often, before).site)).toContain('.m-wheel')
})
