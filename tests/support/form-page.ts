import { afterEach, beforeEach, vi } from 'vitest'
import { type hydrateBlock, type, visitor } from './hydrate-block.tsx'

export const sent: string[] = []
export const uploads: string[] = []
/** Answers of the service, and the form as it currently is in the page. */
export const now = {} as {
  answer: () => Promise<Response>
  uploaded: () => Promise<Response>
  page: Awaited<ReturnType<typeof hydrateBlock>>
}

export const one = (selector: string) => now.page.element.querySelector(selector) as HTMLElement
export const field = (name: string) => one(`[name="${name}"]`) as HTMLInputElement
export const click = (element: HTMLElement) => visitor(() => element.click())
export const submit = () => one('button[type=submit]') as HTMLButtonElement
export const press = () => click(submit())
export const button = (text: string) =>
  [...now.page.element.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement
export const choose = (name: string, value: string) => click(one(`[name="${name}"][value="${value}"]`))
export const alerts = () => [...now.page.element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
export const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Two hosts?' }
export const fill = async (answers: Record<string, string>) => {
  for (const [name, text] of Object.entries(answers)) await type(field(name), text)
}

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  sent.length = 0
  uploads.length = 0
  now.answer = async () => new Response('{"ok":true}', { status: 201 })
  now.uploaded = now.answer
  vi.stubGlobal('fetch', (address: string, { body, method }: { body: string; method: string }) => {
    if (method !== 'PUT') {
      sent.push(body)
      return now.answer()
    }
    uploads.push(address)
    return now.uploaded()
  })
})
afterEach(async () => {
  await now.page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
