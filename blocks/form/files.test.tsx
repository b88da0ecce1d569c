// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { alerts, button, click, field, fill, now, one, press, sent } from '../../tests/support/form-page.ts'
import { hydrateBlock, visitor } from '../../tests/support/hydrate-block.tsx'

const name = { kind: 'text', name: 'fullName', label: 'Name', required: true }
const resume = (maxFiles = 1) => ({ kind: 'file', name: 'resume', label: 'Resume', types: ['pdf', 'png'], maxFiles })
const open = async (changes: object) => {
  now.page = await hydrateBlock('form', undefined, changes)
}
const openOnePage = async (maxFiles?: number) => {
  await open({ sections: [{ fields: [name, resume(maxFiles)] }] })
  await fill({ fullName: 'Ada' })
}

function file(named: string, type: string, size = 3) {
  const created = new File(['x'], named, { type })
  Object.defineProperty(created, 'size', { value: size })
  return created
}
const pdf = (named: string) => file(named, 'application/pdf')
const pick = (...files: File[]) => {
  const input = one('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  return visitor(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const answer = (status: number, body: string) => async () => new Response(body, { status })
const listed = () =>
  [...now.page.element.querySelectorAll('[aria-live] li > span:first-child')].map((e) => e.textContent)

const notAccepted = 'Please remove the file that was not accepted, or choose another one.'

it.each([
  ['of another type', [file('list.docx', 'application/msword')]],
  ['above the limit', [file('big.pdf', 'application/pdf', 90_000_000)]],
  ['that is empty', [file('empty.pdf', 'application/pdf', 0)]],
  ['too many', [pdf('one.pdf'), pdf('two.pdf')]],
])('is not sent as if it were complete with a file %s', async (_, files) => {
  await openOnePage()
  await pick(...files)
  await press()
  expect([sent, alerts().at(-1)]).toEqual([[], notAccepted])
})

it.each([
  ['refuses', answer(400, '{"ok":false,"errors":[{"message":"must not be empty"}]}')],
  ['has no room for', answer(503, '')],
  ['did not get', () => Promise.reject(new TypeError('offline'))],
])('is not sent as if it were complete with a file that the service %s', async (_, uploaded) => {
  await openOnePage()
  now.uploaded = uploaded
  await pick(pdf('a.pdf'))
  await press()
  expect([sent, alerts().at(-1)]).toEqual([[], notAccepted])
})

it('takes another file in place of one that was refused', async () => {
  await openOnePage()
  await pick(file('list.docx', 'application/msword'))
  await pick(pdf('right.pdf'))
  expect(listed()).toEqual(['right.pdf'])
  await press()
  expect(JSON.parse(sent[0] ?? '').resume).toHaveLength(1)
})

it('counts no refused file, and names each that is one too many', async () => {
  await openOnePage(2)
  await pick(file('list.docx', 'application/msword'), pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'))
  expect(alerts()).toEqual(['This must be a PDF or PNG file.', 'This must be at most 2 files.'])
  await click(one('[aria-label="Remove list.docx"]'))
  await click(one('[aria-label="Remove three.pdf"]'))
  await press()
  expect(JSON.parse(sent[0] ?? '').resume).toHaveLength(2)
})

it('is sent without a file that was removed', async () => {
  await openOnePage()
  await pick(file('list.docx', 'application/msword'))
  await press()
  await click(one('[aria-label="Remove list.docx"]'))
  expect(alerts()).toEqual([])
  await press()
  expect(JSON.parse(sent[0] ?? '')).not.toHaveProperty('resume')
})

it('holds the files of a step that is shown again', async () => {
  const steps = [
    { title: 'Who', fields: [name] },
    { title: 'What', fields: [resume()] },
    { title: 'More', fields: [{ kind: 'text', name: 'more', label: 'More' }] },
  ]
  await open({ sections: undefined, steps })
  await fill({ fullName: 'Ada' })
  await press()
  await pick(pdf('a.pdf'))
  await press()
  expect(field('more')).not.toBeNull()
  await click(button('Back'))
  expect(listed()).toEqual(['a.pdf'])
  await press()
  await press()
  expect(JSON.parse(sent[0] ?? '').resume).toHaveLength(1)
})
