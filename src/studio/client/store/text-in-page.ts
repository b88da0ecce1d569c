import type { BlockPlace } from '../../wire/messages.ts'
import { fieldAt } from '../field-schema.ts'
import { widgetOf } from '../fields/widget-of.ts'
import { fieldKey, originAt, valueAt } from '../page-blocks/block-change.ts'
import { shownAs, writtenAs } from '../shown-path.ts'
import type { Selection, StudioState } from './state.ts'

type Parts = Pick<StudioState, 'page' | 'setup' | 'saver'>

/** The text at a place of the page, with what was typed; `undefined` for a value that cannot be edited in place. */
export function textAt({ page, setup, saver }: Parts, place: BlockPlace) {
  const { block: number = -1, path } = (page && writtenAs(page, place)) ?? {}
  const block = page?.blocks[number]
  const schema = setup?.blocks.find(({ type }) => type === block?.type)?.schema
  const field = schema && block && path !== undefined ? fieldAt(schema, block.values, path) : undefined
  const widget = field && widgetOf(field.schema)
  if (!block || path === undefined || !(widget === 'text' || widget === 'markdown')) return undefined
  const written = saver.typedValue(originAt(block, path), fieldKey(block, path)) ?? valueAt(block.values, path)
  const value = written ?? ''
  return typeof value === 'string' ? { block, path, value, widget, isRequired: field?.isRequired ?? false } : undefined
}

/** The place of the selected value on the page; `undefined` if the page does not show it. */
export function placeOfSelection({ page }: Pick<StudioState, 'page'>, selection: Selection | undefined) {
  const { block, path, elsewhere } = selection ?? {}
  const place = page && typeof block === 'number' && path && !elsewhere ? shownAs(page, { block, path }) : undefined
  return place?.path ? place : undefined
}

/** Whether the selected value is a text that can be edited on the page. */
export function canEditInPlace(state: Parts, selection: Selection | undefined): boolean {
  const place = placeOfSelection(state, selection)
  return place !== undefined && textAt(state, place) !== undefined
}
