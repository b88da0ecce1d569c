import { expect, it } from 'vitest'
import { createUsedRules } from '../../../src/render/used-rules.ts'

const inserted = {
  'animation-spin': '@keyframes animation-spin{to{rotate:1turn}}',
  'animation-idle': '@keyframes animation-idle{to{opacity:0}}',
  wheel: '.m-wheel{animation:animation-spin 1s}',
  box: '.m-box{margin:0}',
  'c-box': '.m-c-box{margin:0}',
  base: '.m-base{top:0}',
}
const rendered = (...parts: string[]) => {
  const rules = createUsedRules(() => inserted)
  for (const part of parts) rules.add(part, `<i class="m-${part}"></i>`)
  return rules
}

it('has the rules of the classes in HTML, with the animations that these use', () => {
  expect([...rendered('wheel').rules().keys()].sort()).toEqual(['animation-spin', 'wheel'])
  expect(Object.keys(rendered().rulesIn('<p class="m-base">'))).toEqual(['base'])
})

it('has the same rules in the same order, whatever was rendered first or by an earlier build', () => {
  const whole = [...rendered('wheel', 'box', 'c-box').rules()]
  expect([...rendered('c-box', 'box', 'wheel').rules()]).toEqual(whole)
  const stored = createUsedRules(() => ({}))
  for (const part of ['c-box', 'wheel', 'box'])
    stored.addStyles({ type: part, rules: rendered().rulesIn(`<i class="m-${part}">`) })
  expect([...stored.rules()]).toEqual(whole)
  expect(stored.namesOf('wheel')).toEqual(new Set(['animation-spin', 'wheel']))
})
