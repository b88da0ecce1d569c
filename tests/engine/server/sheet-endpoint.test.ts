import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSheetEndpoint } from '../../support/servers/sheet-endpoint.ts'
import { runSheetScript } from '../../support/servers/sheet-services.ts'
import { sampleContact, sampleQuote } from './sample-inquiry.ts'

type Script = ReturnType<typeof runSheetScript>
const post = (script: Script, inquiry: unknown) =>
  JSON.parse(script.doPost(typeof inquiry === 'string' ? inquiry : JSON.stringify(inquiry)).text)

/** The rows below the header, by the names of their columns. */
function readRows(script: Pick<Script, 'rows'>) {
  const [header = [], ...rows] = script.rows()
  return rows.map((row) => Object.fromEntries(row.map((cell, column) => [header[column]?.text ?? '', cell.text])))
}

test('an inquiry becomes a row below the names of the columns', () => {
  const script = runSheetScript()
  const quote = sampleQuote()
  expect(post(script, quote)).toEqual({ ok: true, id: quote.submissionId })
  const [row] = readRows(script)
  expect(row).toMatchObject({
    form: 'quote',
    selectedPositions: 'Bartenders, Line Cooks',
    phoneNumber: '+1 617 555 0100',
  })
  expect(row?.['receivedAt']).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
  expect(JSON.parse(row?.['everything'] ?? '')).toEqual(quote)
})

test('the same inquiry is answered and not written again, another one with its id is refused', () => {
  const script = runSheetScript()
  const contact = sampleContact()
  post(script, contact)
  const again = { ...contact, submissionId: contact.submissionId.toUpperCase() }
  expect(post(script, again)).toEqual({ ok: true, id: contact.submissionId, known: true })
  const errors = [{ path: 'submissionId', message: 'another inquiry has this id' }]
  expect(post(script, { ...contact, message: 'other' })).toEqual({ ok: false, errors })
  expect(readRows(script)).toHaveLength(1)
})

test('no cell is ever a formula, and each text stays as it was', () => {
  const script = runSheetScript()
  const texts = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1",
    '\t=1',
    '007',
    '1/2/2030',
    '=IMPORTXML("https://x.example","//a")',
  ]
  for (const message of texts) expect(post(script, sampleContact({ message, '=x': '=1' })).ok).toBe(true)
  expect(
    script
      .rows()
      .flat()
      .filter(({ isFormula }) => isFormula),
  ).toEqual([])
  expect(readRows(script).map(({ message }) => message)).toEqual(texts)
})

test.each([
  ['', '', 'must be JSON'],
  ['{', '', 'must be JSON'],
  ['[]', '', 'must be an inquiry'],
  ['null', '', 'must be an inquiry'],
  [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, '', 'must be an inquiry'],
  [JSON.stringify(sampleContact({ submissionId: '=1' })), 'submissionId', 'must be a UUID'],
  [JSON.stringify(sampleContact({ form: '=1' })), 'form', 'must name a form'],
  [JSON.stringify(sampleContact()).padEnd(33 * 1024), '', 'is over 32 KB'],
])('%.20s is refused and not written', (body, path, message) => {
  const script = runSheetScript()
  expect(post(script, body)).toEqual({ ok: false, errors: [{ path, message }] })
  expect(script.rows()).toEqual([])
})

test('a prototype in the body reaches no column', () => {
  const script = runSheetScript()
  const body = JSON.stringify(sampleContact()).replace('{', '{"__proto__":{"eventType":"=1"},')
  expect(post(script, body).ok).toBe(true)
  expect(readRows(script)[0]?.['eventType']).toBe('')
})

test('without the lock or the spreadsheet, the sender is asked to try again, and the lock is released', () => {
  const script = runSheetScript()
  const contact = sampleContact()
  const refusal = { ok: false, errors: [{ path: '', message: 'could not be stored, please try again' }] }
  script.lock.mayBeHeld = false
  expect(post(script, contact)).toEqual(refusal)
  Object.assign(script.lock, { mayBeHeld: true, isBroken: true })
  expect(post(script, contact)).toEqual(refusal)
  script.lock.isBroken = false
  expect(post(script, contact).ok).toBe(true)
})

test('a GET, also a redirected POST, is not answered as if anything was stored', () => {
  expect(JSON.parse(runSheetScript().doGet().text).ok).toBe(false)
})

async function madeEndpoint() {
  const endpoint = await startSheetEndpoint()
  onTestFinished(endpoint.close)
  const send = (inquiry: unknown, redirect: RequestInit['redirect'] = 'follow') =>
    fetch(endpoint.address, {
      method: 'POST',
      redirect,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(inquiry),
    })
  return { endpoint, send }
}

test('the stand-in answers by a redirect to its answer', async () => {
  const { endpoint, send } = await madeEndpoint()
  const contact = sampleContact()
  expect((await send(contact, 'manual')).status).toBe(302)
  const answer = await send(contact)
  expect(answer.redirected).toBe(true)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({ ok: true, id: contact.submissionId, known: true })
  expect((await fetch(endpoint.address, { method: 'OPTIONS' })).status).toBe(405)
})

test('the stand-in fails before and after it has written, and a retry finds the row', async () => {
  const { endpoint, send } = await madeEndpoint()
  const [lost, written] = [sampleContact(), { ...sampleContact(), submissionId: randomUUID() }]
  endpoint.state.behaviour = 'fails'
  expect((await send(lost)).status).toBe(500)
  endpoint.state.behaviour = 'fails after writing'
  expect((await send(written)).status).toBe(500)
  endpoint.state.behaviour = 'well'
  expect(await (await send(lost)).json()).not.toHaveProperty('known')
  expect(await (await send(written)).json()).toHaveProperty('known')
  expect(readRows(endpoint)).toHaveLength(2)
})

test('a slow stand-in writes long before it answers', async () => {
  const { endpoint, send } = await madeEndpoint()
  endpoint.state.behaviour = 'slow'
  const answer = send(sampleContact())
  await vi.waitFor(() => expect(readRows(endpoint)).toHaveLength(1))
  endpoint.release()
  expect((await (await answer).json()).ok).toBe(true)
})
