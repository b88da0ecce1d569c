import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeStylesheets } from '../../../src/builder/assets/stylesheet.ts'

const rules = new Map([
  ['box', '.m-box{margin:0}'],
  ['dot', '.m-dot{color:red}'],
  ['title', '.m-title{top:0}'],
  ['wheel', '.m-wheel{rotate:1turn}'],
])
const names: Record<string, string[]> = { title: ['title'], text: ['box'], wheel: ['wheel'], dots: ['dot'] }
const often = [
  ['title', 'text'],
  ['title', 'text', 'wheel'],
]
const rarely = [...Array(4).fill(['title', 'text']), ['title', 'text', 'wheel']]

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'marquee-sheets-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  mkdirSync(join(made, 'assets'))
  return made
}
const sheets = (outDir: string, pages: string[][]) =>
  writeStylesheets({
    outDir,
    base: { screen: 'b{color:red}', print: '@media print{b{color:#000}}' },
    rules,
    namesOf: (part) => new Set(names[part]),
    pages,
  })
const blocksBelow = ':where(main>section:not([data-block=title]:first-child)),:where(#root~footer)'
const inDialogs =
  ':where(#root>dialog>div),:where(#root>dialog>button),:where(#root~dialog>div),:where(#root~dialog>button)'
const dialogs = ':where(#root>dialog),:where(#root~dialog)'
const first = ':where(main:not([data-followed]))'
const blocks = (place: number) => `:where(main:not([data-followed])>section:nth-child(n+${place}))`
/** On phones two blocks at a time. */
const inSteps =
  'body:has(:target){--late-step:block}@keyframes late{0%,to{display:var(--late-step,none)}}' +
  '@keyframes late-room{0%,to{min-height:99999px}}' +
  '@media (scripting:enabled) and (pointer:coarse){@supports not (-webkit-touch-callout:none){' +
  `${first}{animation-name:late-room}` +
  `${blocks(3)},:where(#root~footer){animation-name:late}` +
  `${blocks(3)}{animation-duration:40ms}${blocks(5)}{animation-duration:80ms}${blocks(7)}{animation-duration:.12s}` +
  `${blocks(9)}{animation-duration:.16s}${blocks(11)}{animation-duration:.2s}` +
  `${blocks(13)},${first},:where(#root~footer){animation-duration:.24s}}}`
/** What the sheet of all pages begins with: it shows what pages hide until it is there. */
const atItsEnd =
  `${blocksBelow}{display:var(--shown,revert)}${inDialogs}{display:revert}${dialogs}{min-height:revert}` +
  `${inSteps}@media print{b{color:#000}}`
/** What the sheet of a page begins with: until it is there as well, what is below its top stays hidden. */
const withMore = 'body:has(>link+link){--shown:initial}'
const read = (made: string, address: string | undefined) => readFileSync(join(made, address ?? ''), 'utf8')

it('names the sheet of all pages by what is in it: the same rules may be divided in another way', () => {
  const made = folder()
  const [one, other] = [sheets(made, often), sheets(made, rarely)]
  expect(read(made, one.site)).toBe(`${atItsEnd}.m-box{margin:0}.m-wheel{rotate:1turn}`)
  expect(read(made, other.site)).toBe(`${atItsEnd}.m-box{margin:0}`)
  expect(one.site).not.toBe(other.site)
  expect(one.moreFor(['text', 'wheel'])).toBeUndefined()
  expect(read(made, other.moreFor(['text', 'wheel']))).toBe(`${withMore}.m-wheel{rotate:1turn}`)
})

it('gives pages the rules of what they begin with, and hides what comes after it until the sheets are there', () => {
  const { critical } = sheets(folder(), often)
  expect(critical).toBe(
    'b{color:red}@media (scripting:enabled){body:has(>link+link){--shown:none}' +
      'body:has(>[data-error]){--late:block;--shown:initial}' +
      `${blocksBelow},${inDialogs}{display:var(--late,none)}${dialogs}{min-height:50vh}}.m-title{top:0}`,
  )
})

it('hides all blocks where pages begin in many ways', () => {
  const pages = Array.from({ length: 21 }, (_, index) => [`part-${index}`])
  expect(sheets(folder(), pages).critical).toContain('}:where(main>section),')
})
