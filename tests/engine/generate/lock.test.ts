import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../src/cache/hash.ts'
import { readLock, writeLock } from '../../../src/generate/lock.ts'

describe('the lock file', () => {
  test('reads what was written into it', () => {
    const hashes = fc.array(fc.string().map(hashOf), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,3}\/[a-z-]{1,8}\.yaml$/), hashes), (record) => {
        const lock = new Map(Object.entries(record))
        expect(readLock(writeLock(lock))).toEqual({ state: 'read', lock })
      }),
    )
  })

  test('is the same for the same pages in any order', () => {
    const one = new Map([
      ['b', [hashOf('1')]],
      ['a', [hashOf('2')]],
    ])
    expect(writeLock(new Map([...one].reverse()))).toBe(writeLock(one))
  })

  test.each([
    ['missing', undefined],
    ['broken', ''],
    ['broken', '<<<<<<< HEAD\n{}'],
    ['broken', 'null'],
    ['broken', '{"version":1,"files":{"a":"not a hash"}}'],
    ['broken', '{"version":1,"files":{},"more":1}'],
    ['older', '{"version":0,"pages":[]}'],
    ['newer', '{"version":2,"files":{}}'],
  ])('is %s: %j', (state, text) => {
    expect(readLock(text)).toEqual({ state, lock: new Map() })
  })

  test('is read where git has merged it by lines, or has left marks of a conflict: the last line counts', () => {
    const hashes = ['1', '2', '3', '4'].map(hashOf)
    const lines = (...lines: string[]) =>
      `{\n  "version": 1,\n  "files": {\n${lines.map((line) => `${line}\n`).join('')}  }\n}\n`
    const entry = (path: string, hash: number, comma = ',') => `    "${path}": "${hashes[hash]}"${comma}`
    const both = new Map([
      ['a.yaml', [hashes[0]]],
      ['b.yaml', [hashes[2]]],
      ['c.yaml', [hashes[3]]],
    ])
    for (const text of [
      lines(entry('a.yaml', 0), entry('b.yaml', 1, ''), entry('b.yaml', 2), entry('c.yaml', 3, '')),
      lines(entry('a.yaml', 0), entry('b.yaml', 1), entry('b.yaml', 2), entry('c.yaml', 3)),
      lines(
        entry('a.yaml', 0),
        '<<<<<<< HEAD',
        entry('b.yaml', 1, ''),
        '=======',
        entry('b.yaml', 2),
        entry('c.yaml', 3, ''),
        '>>>>>>> theirs',
      ),
    ])
      expect(readLock(text)).toEqual({ state: 'read', lock: both })
  })

  test('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['read', 'broken', 'older', 'newer']).toContain(readLock(text).state)
      }),
    )
  })
})
