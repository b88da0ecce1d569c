import { describe, expect, test } from 'vitest'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'
import { matrixEntries, matrixRows } from '../../../schema/matrix/matrix-entries.ts'

const words = new Map([
  ['shop', 'shops'],
  ['tour', 'tours'],
  ['season', 'seasons'],
])

/** The pages of a matrix: their addresses, each with the others that show it. */
function pagesOf(matrix: object): Record<string, readonly string[]> {
  const parsed = matrixSchema(words).parse({ template: 'tour', ...matrix })
  return Object.fromEntries(matrixRows(matrixEntries(parsed, words)).map(({ path, aliases }) => [path, aliases]))
}

describe('the pages of a matrix', () => {
  const tours = { address: '/{tour}/from/{shop}', records: { shops: ['oost', 'zuid'], tours: ['dunes', 'mills'] } }

  test('have an alias for each other name of their records', () => {
    expect(pagesOf({ ...tours, aliases: { shops: { east: 'oost' }, tours: { windmills: 'mills' } } })).toEqual({
      '/dunes/from/oost': ['/dunes/from/east'],
      '/dunes/from/zuid': [],
      '/mills/from/oost': ['/mills/from/east', '/windmills/from/east', '/windmills/from/oost'],
      '/mills/from/zuid': ['/windmills/from/zuid'],
    })
  })

  test('have an alias for a name with the records that it is limited to', () => {
    const windmills = { record: 'mills', with: { shops: ['zuid'] } }
    expect(pagesOf({ ...tours, aliases: { shops: { south: 'zuid' }, tours: { windmills } } })).toMatchObject({
      '/mills/from/oost': [],
      '/mills/from/zuid': ['/mills/from/south', '/windmills/from/south', '/windmills/from/zuid'],
    })
  })

  test('are shown instead of those that reuse them, in any of their collections', () => {
    const reuses = { shops: { zuid: 'oost' }, tours: { mills: 'dunes' } }
    expect(pagesOf({ ...tours, reuses, aliases: { tours: { windmills: 'mills' } } })).toEqual({
      '/dunes/from/oost': [
        '/dunes/from/zuid',
        '/mills/from/oost',
        '/mills/from/zuid',
        '/windmills/from/oost',
        '/windmills/from/zuid',
      ],
    })
  })

  test('may have records that only an exception adds', () => {
    const matrix = {
      address: '/{shop}/{tour}/{season}',
      records: { shops: ['oost', 'zuid'], tours: ['dunes'], seasons: ['winter'] },
      only: { zuid: ['mills'], 'zuid/mills': ['spring', 'winter'] },
      except: { 'zuid/mills': ['winter'] },
    }
    expect(Object.keys(pagesOf(matrix))).toEqual(['/oost/dunes/winter', '/zuid/mills/spring'])
  })
})
