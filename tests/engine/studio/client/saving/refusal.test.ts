import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { refusalOf } from '../../../../../src/studio/client/saving/refusal.ts'

const diagnostic = (message: string): Diagnostic => ({
  ...{ code: 'missing-key', severity: 'error', file: 'pages/about.yaml', path: '' },
  ...{ line: 1, column: 1, length: 0, message, hint: '' },
})

describe('the reason why a command wrote nothing', () => {
  it('is none where it wrote', () => {
    expect(refusalOf({ kind: 'saved', files: [], revision: 1, history: {} })).toBe(undefined)
  })

  it('is that of the server, or of a file that was changed meanwhile', () => {
    expect(refusalOf({ kind: 'refused', message: 'There is a page at this address.' })).toBe(
      'There is a page at this address.',
    )
    expect(refusalOf({ kind: 'conflict', file: 'pages/about.yaml', hash: '', mine: '', theirs: '' })).toBe(
      'pages/about.yaml was changed elsewhere meanwhile. Look at it again.',
    )
  })

  it('names the errors that hold it back, each once, and counts those beyond four', () => {
    const diagnostics = ['A.', 'B.', 'A.', 'C.', 'D.', 'E.'].map(diagnostic)
    expect(refusalOf({ kind: 'held', diagnostics })).toBe('A. B. C. D. And 1 more.')
  })
})
