import { goEvent } from '../../studio/client/commands/in-workspace.ts'
import { type BarComments, barCommentsSchema, problemMessageSchema } from '../bar-wire.ts'
import { barCommentsPath, barDonePath } from '../server/workspaces/bar-addresses.ts'
import { border, element } from './bar-elements.ts'

type Comment = BarComments['comments'][number]

const post = (path: string, body: object): Promise<Response | undefined> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)

/** The open comments in the bar: a button that says how many there are, and the list that it opens below. */
export function barComments() {
  const button = element('button')
  const list = element('div')
  Object.assign(list.style, { flex: '1 0 100%', maxHeight: '40vh', overflowY: 'auto' })
  list.setAttribute('role', 'region')
  setOpen(false)
  button.addEventListener('click', () => (list.hidden ? void open() : setOpen(false)))
  button.addEventListener('keydown', closeByKey)
  list.addEventListener('keydown', closeByKey)

  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || list.hidden) return
    setOpen(false)
    button.focus()
  }

  function setOpen(isOpen: boolean): void {
    button.setAttribute('aria-expanded', String(isOpen))
    list.hidden = !isOpen
  }

  async function open(): Promise<void> {
    const response = await post(barCommentsPath, {})
    if (!response?.ok) return
    const listed = barCommentsSchema.parse(await response.json())
    list.setAttribute('aria-label', listed.title)
    list.replaceChildren(...listed.comments.map((one) => row(one, listed)))
    setOpen(listed.comments.length > 0)
  }

  function row({ id, by, about, text, address }: Comment, { go, done }: BarComments): HTMLElement {
    const part = element('div')
    const said = element('div')
    const author = element('strong')
    author.textContent = by
    said.append(author, about && ` · ${about}`, document.createElement('br'), text)
    Object.assign(said.style, { flex: '1 1 240px', whiteSpace: 'pre-wrap' })
    Object.assign(part.style, {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 12px',
      alignItems: 'center',
      padding: '6px 0',
    })
    Object.assign(part.style, { borderTop: border })
    part.append(said)
    if (address) part.append(wayTo(address, go))
    if (done) part.append(doneButton(id, done, part))
    return part
  }

  function wayTo(address: string, words: string): HTMLElement {
    const link = element('a')
    Object.assign(link, { textContent: words, href: `/studio${address}` })
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      // The studio saves what is typed, and goes there itself.
      event.preventDefault()
      document.dispatchEvent(new CustomEvent(goEvent, { detail: address }))
    })
    return link
  }

  function doneButton(comment: number, words: string, part: HTMLElement): HTMLElement {
    const settle = element('button')
    settle.textContent = words
    settle.addEventListener('click', async () => {
      settle.disabled = true
      const response = await post(barDonePath, { comment })
      settle.disabled = false
      if (!response) return
      if (!response.ok) return part.append(problemMessageSchema.parse(await response.json()).message)
      const next = part.nextElementSibling ?? part.previousElementSibling
      part.remove()
      if (list.childElementCount === 0) setOpen(false)
      ;(next?.querySelector<HTMLElement>('a, button') ?? button).focus()
    })
    return settle
  }

  return {
    button,
    list,
    /** Says how many there are; the button is gone when there are none, and its list with the last one. */
    show(words: string): void {
      if (button.textContent !== words) button.textContent = words
      button.hidden = words === ''
      if (words === '') setOpen(false)
    },
  }
}
