import { expect, it } from 'vitest'
import { splitStyles } from '../../../../src/builder/assets/critical-css.ts'
import { headerPart } from '../../../../src/render/page-data.ts'

const rules = new Map([
  ['animation-spin', '@keyframes animation-spin{to{rotate:1turn}}'],
  ['box', '.m-box{margin:0}'],
  ['foot', '.m-foot{color:red}'],
  ['head', '.m-head{color:red}'],
  ['title', '.m-title{font-weight:700}'],
  ['wheel', '.m-wheel{animation:animation-spin 1s}'],
])
const names: Record<string, string[]> = {
  [headerPart]: ['head', 'box'],
  title: ['title', 'head'],
  wheel: ['wheel'],
}
const { criticalOf, sheet } = splitStyles({
  base: 'b{color:red}',
  variables: () => '',
  print: '@media print{b{color:#000}}',
  own: { styles: '.poster{top:0}', types: new Set(['poster']) },
  rules,
  namesOf: (part) => new Set(names[part]),
})
const rulesIn = (css: string) => [...rules].filter(([, rule]) => css.includes(rule)).map(([name]) => name)

it('inlines the rules of the header and of the first block, with their animations', () => {
  expect(rulesIn(criticalOf('title'))).toEqual(['box', 'head', 'title'])
  expect(rulesIn(criticalOf('wheel'))).toEqual(['animation-spin', 'box', 'head', 'wheel'])
  expect(criticalOf('title')).toMatch(/^b\{color:red\}/)
})

it('writes all rules but those of every page to the sheet, since any page may be opened next', () => {
  expect(rulesIn(sheet)).toEqual(['animation-spin', 'foot', 'title', 'wheel'])
  expect(sheet).toContain('@media print{b{color:#000}}')
  expect(sheet).not.toContain('b{color:red}')
})

it('writes the rules that own blocks import to the sheet, and inlines them where such a block comes first', () => {
  expect(sheet).toContain('.poster{top:0}')
  expect(criticalOf('title')).not.toContain('.poster')
  expect(criticalOf('poster')).toContain('.poster{top:0}')
})

it('hides what the sheet styles until the sheet has loaded, by rules that come first and have the same specificity', () => {
  const hidden = ':where(main>section:not(:first-child)),:where(#root~footer),'
  expect(criticalOf('title')).toContain(`@media (scripting:enabled){body:has(>[data-error]){--late:block}${hidden}`)
  expect(criticalOf('title')).toContain('{display:var(--late,none)}')
  expect(sheet.startsWith(hidden)).toBe(true)
  expect(sheet).toContain('{display:revert}')
})
