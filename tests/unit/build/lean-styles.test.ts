import { expect, it } from 'vitest'
import { leanRules } from '../../../src/build/lean-styles.ts'

it('leaves out what can match nothing', () => {
  expect(leanRules('._0{color:red}._0:disabled{color:blue}')).toBe('._0{color:red}')
  expect(leanRules('._0:hover,._0:disabled{color:red}')).toBe('._0:hover{color:red}')
})

it('keeps the look of a disabled button that the browser takes over', () => {
  expect(leanRules('.m-1:disabled{color:red}')).toBe('.m-1:disabled{color:red}')
})

it('asks no window whether it has a width', () => {
  expect(leanRules('@media (min-width:0px){._0{margin:0}}@media (min-width:600px){._0{margin:1px}}')).toBe(
    '._0{margin:0}@media (width>=600px){._0{margin:1px}}',
  )
})

it('leaves animations and lists of selectors as they are', () => {
  const rules = '@keyframes animation-1{0%{opacity:0}to{opacity:1}}'
  expect(leanRules(rules)).toBe(rules)
  expect(leanRules('._0:is(:hover,:focus) a,._0 b{color:red}')).toBe('._0:is(:hover,:focus) a,._0 b{color:red}')
})
