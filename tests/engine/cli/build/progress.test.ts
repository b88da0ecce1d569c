import { expect, it } from 'vitest'
import { createProgress } from '../../../../src/cli/build/progress.ts'

const seconds = () => '  1.0 s'

/** A stream that remembers what was written to it. */
function stream(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, write: (text: string) => void written.push(text), written }
}

/** A stream, and a build that shows its progress there. */
function shown(isTTY: boolean, request: { compress?: boolean; isQuick?: boolean } = {}) {
  const terminal = stream(isTTY)
  return { ...terminal, progress: createProgress({ seconds, compress: true, isQuick: false, ...request }, terminal) }
}

const clear = '\r\u001B[K'

it('shows on a terminal one line, with a bar, the step and its parts', () => {
  const { progress, written } = shown(true)
  progress.start('content')
  expect(written).toEqual([`${clear}  1.0 s  ░░░░░░░░░░░░░░░░░░░░   0 %  reading content`])
  progress.start('pictures')
  progress.advance(30, 1_200)
  expect(written.at(-1)).toMatch(/^\r\S+ {2}1\.0 s {2}█{4}░{16} {2}21 % {2}drawing pictures, 30 of 1,200$/)
  expect(written.join('')).not.toContain('\n')
})

it('draws the line again only when its percentage changes, and not beyond the width of the terminal', () => {
  const terminal = { ...stream(true), columns: 30 }
  const progress = createProgress({ seconds, compress: true, isQuick: false }, terminal)
  progress.start('pages')
  for (let page = 1; page <= 10_000; page++) progress.advance(page, 10_000)
  expect(terminal.written.length).toBeLessThan(20)
  for (const text of terminal.written) expect(text.length - clear.length).toBeLessThan(30)
})

it('removes the line before something else is printed, once', () => {
  const { progress, written } = shown(true)
  progress.start('content')
  progress.clear()
  progress.clear()
  expect(written.slice(1)).toEqual([clear])
})

it.each([
  ['compresses', {}],
  ['does not compress', { compress: false }],
  ['is quick', { isQuick: true }],
])('reaches the end with the last step of a build that %s', (_, request) => {
  const { progress, written } = shown(true, request)
  progress.start(Object.keys(request).length === 0 ? 'copies' : 'crawlers')
  progress.advance(5, 5)
  expect(written.at(-1)).toContain('█'.repeat(20))
  expect(written.at(-1)).toContain('100 %')
})

it('writes elsewhere one plain line for each step', () => {
  const { progress, written } = shown(false)
  progress.start('content')
  progress.advance(1, 2)
  progress.clear()
  progress.start('pictures')
  expect(written).toEqual(['  1.0 s  reading content\n', '  1.0 s  drawing pictures\n'])
})
