import { describe, expect, it } from 'vitest'
import { blockSchemas } from '../../../blocks/registry.ts'
import { fillSlots, withSlots } from '../../../src/renderer/fill.ts'
import { leanHtml } from '../../../src/renderer/lean-html.ts'
import { createShapes } from '../../../src/renderer/shape.ts'
import { cutAtSlots, joinAtSlots } from '../../../src/ui/slot.ts'
import { blockOf, pictures, renderBlock } from '../../render-block.tsx'

it('leaves out quotes around words of the code, and keeps those around what people write', () => {
  expect(leanHtml('<p class="_1" title="x"><a class="_1 _2" href="/la">Go</a></p>')).toBe(
    '<p class=_1 title="x"><a class="_1 _2" href="/la">Go</a></p>',
  )
})

it('closes drawings in short, with a quote before the slash', () => {
  expect(leanHtml('<svg width="9"><circle cx="4" r="2"></circle></svg>')).toBe(
    '<svg width=9><circle cx=4 r="2"/></svg>',
  )
})

it('leaves out end tags that the next tag implies, and no others', () => {
  expect(leanHtml('<ul><li>a</li><li>b</li></ul><div><p>c</p></div>')).toBe('<ul><li>a<li>b</ul><div><p>c</div>')
  expect(leanHtml('<a><p>c</p></a><p>d</p>\uE0000\uE002')).toBe('<a><p>c</p></a><p>d</p>\uE0000\uE002')
})

it('takes the place in the order of Tab from links and buttons alone', () => {
  expect(leanHtml('<button tabindex="0">a</button><div tabindex="0">b</div><a tabindex="-1">c</a>')).toBe(
    '<button>a</button><div tabindex=0>b</div><a tabindex=-1>c</a>',
  )
})

const { shapeOf, pierce } = createShapes(blockSchemas, pictures)
const slotted = withSlots(pictures)

describe.each(Object.keys(blockSchemas))('%s', (type) => {
  it('comes out the same, whether its texts are filled in before or after', async () => {
    const block = blockOf(type) as { type: string }
    const { fillings } = shapeOf(block)
    const made = cutAtSlots(await renderBlock(type, pierce(block), 0, slotted))
    const lean = cutAtSlots(leanHtml(joinAtSlots(made)))
    expect(fillSlots(lean, fillings, pictures)).toBe(leanHtml(await renderBlock(type, block)))
  })
})
