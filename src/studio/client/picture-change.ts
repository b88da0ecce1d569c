import { isMapping } from '../../../schema/is-mapping.ts'
import { isWithin } from '../../content/edit/edit-path.ts'
import type { PageModel } from '../wire/page.ts'
import type { FieldSchema, StudioSetup } from '../wire/setup.ts'
import { fieldAt } from './field-schema.ts'
import { type FieldPath, partPath, type SetChange, segmentsOf, valueAt } from './page-blocks/block-change.ts'
import type { BlockValue } from './page-blocks/block-tree.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The path of the picture that belongs to a value of a block: that of the closest entry around it which has one, else
 * that of the block; `undefined` if there is none. `path` is that of the value.
 */
function pictureAround(schema: FieldSchema, values: Values, path: FieldPath = ''): FieldPath | undefined {
  const keys = segmentsOf(path)
  for (let length = keys.length; length >= 0; length--) {
    const around = keys.slice(0, length).join('.')
    const field = fieldAt(schema, values, around)?.schema
    if (field?.widget === 'picture') return around
    const fields: Record<string, FieldSchema> = field?.properties ?? {}
    const name = Object.keys(fields).find((key) => fields[key]?.widget === 'picture')
    if (name !== undefined) return partPath(around, name)
  }
  return undefined
}

/** The change that shows another picture. A picture that is not written yet begins as decoration, without a description. */
export function pictureChange(values: Values, path: FieldPath, picture: string): SetChange {
  return isMapping(valueAt(values, path))
    ? { kind: 'set', path: partPath(path, 'name'), value: picture }
    : { kind: 'set', path, value: { name: picture, alt: '' } }
}

/**
 * Whether a block of a page is still the one with this number: the page has the same blocks, and of them only this one, with
 * those around it, was changed, or only others.
 */
export function isStillThere(before: PageModel, now: PageModel, block: number): boolean {
  const own = before.blocks[block]
  if (!own || before.address !== now.address || before.blocks.length !== now.blocks.length) return false
  const isSameBlock = (number: number) => {
    const [one, other] = [before.blocks[number], now.blocks[number]]
    return JSON.stringify([one?.type, one?.values]) === JSON.stringify([other?.type, other?.values])
  }
  if (own.type !== now.blocks[block]?.type) return false
  return (
    isSameBlock(block) || before.blocks.every(({ entry }, number) => isWithin(own.entry, entry) || isSameBlock(number))
  )
}

/** The block of a value, and the path of the picture that belongs to the value. */
export function pictureIn({ page, setup }: { page: PageModel; setup: StudioSetup | undefined }, at: BlockValue) {
  const block = page.blocks[at.block]
  const schema = setup?.blocks.find(({ type }) => type === block?.type)?.schema
  const path = block && schema && pictureAround(schema, block.values, at.path)
  return block && path !== undefined ? { block, path } : undefined
}
