import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { errorsAdded } from '../../../../src/content/edit/new-errors.ts'

const errorAt = (path: string, line: number): Diagnostic => ({
  code: 'missing-key',
  severity: 'error',
  file: 'pages/about.yaml',
  line,
  column: 1,
  length: 1,
  path,
  message: '`alt` is missing.',
  hint: '',
})
const first = errorAt('blocks[0]', 3)

test('an error that an edit moves is no new one', () => {
  expect(errorsAdded([errorAt('blocks[0]', 5)], [first])).toEqual([])
  expect(errorsAdded([errorAt('blocks[1]', 9)], [first])).toEqual([])
})

test('the same error in another block is a new one', () => {
  const second = errorAt('blocks[1]', 9)
  expect(errorsAdded([first, second], [first])).toEqual([second])
})

test('an error in a file that several pages use is listed once, and a warning not at all', () => {
  expect(errorsAdded([first, { ...first }, { ...errorAt('blocks[2]', 12), severity: 'warning' }], [])).toEqual([first])
})
