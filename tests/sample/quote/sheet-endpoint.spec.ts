import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type Behaviour, startSheetEndpoint } from '../../support/servers/sheet-endpoint.ts'

const bodyOf = () => JSON.stringify({ submissionId: randomUUID(), form: 'contact', message: 'Two ushers.' })

/** A page of another origin on this machine, without a policy of its own: browsers ask before others reach into it. */
const elsewhere = (address: string) => new URL('/', address).href.replace('127.0.0.1', 'localhost')

type Answer = { type: string; status: number; text: string }

test.describe('a spreadsheet as endpoint', () => {
  for (const [behaviour, rows] of [
    ['well', 2],
    ['fails after writing', 2],
    ['fails', 1],
  ] as [Behaviour, number][]) {
    test(`that answers ${behaviour} is unreadable for a page without CORS`, async ({ page }) => {
      const endpoint = await startSheetEndpoint()
      const send = (body: string): Promise<Answer> =>
        page.evaluate(
          async ([address, body]) => {
            const answer = await fetch(address, { method: 'POST', mode: 'no-cors', body })
            return { type: answer.type, status: answer.status, text: await answer.text() }
          },
          [endpoint.address, body] as const,
        )
      try {
        await page.goto(elsewhere(endpoint.address))
        const opaque = { type: 'opaque', status: 0, text: '' }
        expect(await send(bodyOf())).toEqual(opaque)
        endpoint.state.behaviour = behaviour
        expect(await send(bodyOf())).toEqual(opaque)
        // The header is a row as well.
        expect(endpoint.rows()).toHaveLength(1 + rows)
      } finally {
        endpoint.close()
      }
    })
  }

  test('that allows CORS lets a page read the result, without a preflight', async ({ page }) => {
    const endpoint = await startSheetEndpoint()
    try {
      await page.goto(elsewhere(endpoint.address))
      const send = (body: string) =>
        page.evaluate(
          async ([address, body]) => {
            const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })
            return [answer.status, await answer.json()]
          },
          [endpoint.address, body] as const,
        )
      const body = bodyOf()
      expect(await send(body)).toEqual([200, { ok: true, id: JSON.parse(body).submissionId }])
      expect(await send(body)).toEqual([200, { ok: true, id: JSON.parse(body).submissionId, known: true }])
      expect(await send('{}')).toMatchObject([200, { ok: false }])
    } finally {
      endpoint.close()
    }
  })
})
