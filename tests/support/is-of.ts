import type { Block } from '../../schema/block.ts'

/** A test for blocks of one type of the engine: `isOf<Form>('form')`. */
export const isOf =
  <Of extends Block>(type: Of['type']) =>
  <Given extends Block>(block: Given): block is Given & Of =>
    block.type === type
