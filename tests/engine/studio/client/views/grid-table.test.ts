import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { diagnosticsOf, isFilledIn, leftPaths } from '../../../../../src/studio/client/views/grid/record-values.ts'
import { namesShowing, tabStop } from '../../../../../src/studio/client/views/grid/shown-grid.ts'

describe('the cell that Tab comes to', () => {
  it('is the cell where the keys are, or a head', () => {
    for (const at of [
      { row: 4, column: 2 },
      { row: 4, column: -1 },
      { row: -1, column: 2 },
    ])
      expect(tabStop(at, [3, 4, 5], 3)).toEqual(at)
  })

  it('is the first cell in the document where that one is filtered or scrolled out of it', () => {
    expect(tabStop({ row: 9, column: 2 }, [3, 4, 5], 3)).toEqual({ row: 3, column: 0 })
    expect(tabStop({ row: 4, column: 2 }, [3, 4, 5], 2)).toEqual({ row: 3, column: 0 })
    expect(tabStop({ row: -1, column: 2 }, [3, 4, 5], 2)).toEqual({ row: 3, column: 0 })
  })

  it('is the head of the first column without rows, and the name of the first row without columns', () => {
    expect(tabStop({ row: 0, column: 0 }, [], 3)).toEqual({ row: -1, column: 0 })
    expect(tabStop({ row: 0, column: 0 }, [0], 0)).toEqual({ row: 0, column: -1 })
  })
})

describe('another place', () => {
  it('leaves none of the fields that only the earlier place filled in, but those that somebody has changed', () => {
    const filled = new Map([
      ['name', 'Denver'],
      ['state', 'Colorado'],
      ['stateCode', 'CO'],
      ['office.zone', 'America/Denver'],
    ])
    const values: Record<string, string> = { ...Object.fromEntries(filled), stateCode: 'Col.' }
    const known = [{ path: 'name' }, { path: 'office.zone' }]
    expect(leftPaths(filled, known, (path) => values[path])).toEqual(['state'])
    expect(leftPaths(filled, [], (path) => values[path])).toEqual(['name', 'state', 'office.zone'])
  })
})

describe('the cells that show a page', () => {
  it('are named by their column and row, where that page is removed', () => {
    const axis = (...names: string[]) => ({ many: '', one: '', heads: names.map((name) => ({ key: name, name })) })
    const cell = { address: '/sf/greeters' }
    const grid = {
      ...{ name: 'city-service', title: '', all: [], creates: [], address: '' },
      rows: axis('San Francisco'),
      columns: axis('Greeters', 'Hosts'),
      cells: [[cell, { ...cell, shows: { address: '/sf/greeters', name: 'Greeters' } }]],
    }
    expect(namesShowing(grid, new Set(['/sf/greeters']))).toEqual(['Hosts, San Francisco'])
    expect(namesShowing(grid, new Set(['/sf/ushers']))).toEqual([])
  })
})

describe('the form of a new record', () => {
  it('knows whether something is filled in', () => {
    expect(isFilledIn({ name: '', venues: [{ name: ' ' }], districts: [''], geo: undefined })).toBe(false)
    for (const value of [{ name: 'Reno' }, { venues: [{ name: 'Hall' }] }, { districts: ['Midtown'] }, { years: 0 }])
      expect(isFilledIn(value)).toBe(true)
  })

  it('shows what is wrong in its own file, and not in another one of that name', () => {
    const found = ['cities', 'faqs'].map(
      (collection): Diagnostic => ({
        ...{ code: 'missing-key', severity: 'error', file: `pages/_data/${collection}/reno.yaml` },
        ...{ line: 1, column: 1, length: 0, path: 'name', message: collection, hint: '' },
      }),
    )
    const known = { missing: [], found, file: 'pages/_data/cities/reno.yaml' }
    expect(diagnosticsOf(known, 'name', { within: false }).map(({ message }) => message)).toEqual(['cities'])
  })
})
