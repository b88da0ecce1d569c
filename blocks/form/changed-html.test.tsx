// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { holdFields } from '../../src/client/hydrate-fields.ts'
import { field, fill, now, press, sent } from '../../tests/support/form-page.ts'
import { hydrateBlock, type } from '../../tests/support/hydrate-block.tsx'

const sections = [
  {
    fields: [
      { kind: 'text', name: 'fullName', label: 'Name', required: true },
      { kind: 'email', name: 'email', label: 'Email' },
      { kind: 'longtext', name: 'note', label: 'Note' },
      { kind: 'select', name: 'day', label: 'Day', options: ['Monday', 'Friday'] },
      { kind: 'radio', name: 'half', label: 'Half', options: ['Morning', 'Evening'] },
      { kind: 'choices', name: 'meals', label: 'Meals', options: ['Soup', 'Cake'] },
      { kind: 'consent', name: 'agreed', label: 'Yes' },
    ],
  },
]

const all = <Tag extends string>(element: Element, selector: Tag) => [
  ...element.querySelectorAll<HTMLElement>(selector),
]
/** What other programs do to a page before it is touched. */
const changes: Record<string, (element: Element) => void> = {
  'an extension adds a button to each field': (element) => {
    for (const input of all(element, 'input, textarea')) input.after(document.createElement('button'))
  },
  'a translator puts each text into elements of its own': (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'an extension wraps the form': (element) => {
    const form = element.querySelector('form')
    const wrapper = document.createElement('div')
    form?.replaceWith(wrapper)
    if (form) wrapper.append(form)
  },
  'an extension removes a label': (element) => element.querySelector('label')?.remove(),
}

const answers = {
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  note: 'Two\nlines',
  day: 'Friday',
  half: 'Evening',
  meals: ['Cake'],
  agreed: true,
}

it.each(Object.entries(changes))('sends what was typed before, if %s', async (_, change) => {
  now.page = await hydrateBlock(
    'form',
    (element) => {
      const set = (name: string, value: string) => {
        ;(element.querySelector(`[name=${name}]`) as HTMLInputElement).value = value
      }
      for (const name of ['fullName', 'email', 'note', 'day'] as const) set(name, answers[name])
      for (const tick of ['Evening', 'Cake'])
        (element.querySelector(`[value=${tick}]`) as HTMLInputElement).checked = true
      ;(element.querySelector('[name=agreed]') as HTMLInputElement).checked = true
      change(element)
      ;(element.querySelector('[name=email]') as HTMLInputElement).focus()
    },
    { sections },
  )
  expect(now.page.errors).not.toEqual([])
  expect([field('fullName').value, document.activeElement]).toEqual(['Ada Byron', field('email')])
  expect(localStorage.getItem('marquee-draft-expenses')).toContain('Ada Byron')
  await press()
  expect(JSON.parse(sent[0] ?? '')).toMatchObject(answers)
})

it('leaves what is typed into a new field before the old one is read', async () => {
  now.page = await hydrateBlock('form', undefined, { sections })
  const island = now.page.element
  const release = holdFields(island)
  const set = (value: string) => type(field('fullName'), value)
  await set('Ada')
  const old = field('fullName')
  old.replaceWith(old.cloneNode())
  await set('Ada Byron')
  release()
  expect(field('fullName').value).toBe('Ada Byron')
})

it('goes on if a translator moves texts that React then replaces', async () => {
  now.page = await hydrateBlock('form', undefined, { sections })
  changes['a translator puts each text into elements of its own']?.(now.page.element)
  await press()
  await fill({ fullName: 'Ada Byron' })
  await press()
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ fullName: 'Ada Byron' })
})
