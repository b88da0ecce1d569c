import { copy } from './copy.ts'
import { findBlocks, statusOf } from './find.ts'
import { observeFrames, showExample, toggleWhole } from './frames.ts'

// The gallery's script: searches, copies, and sizes the frames. Blocks and index work without it.

const field = document.getElementById('gallery-find') as HTMLInputElement
const status = document.getElementById('gallery-status') as HTMLElement
const body = document.querySelector('.g-body') as HTMLElement
const nothing = document.querySelector<HTMLElement>('.g-nothing')

const announce = (words: string) => {
  status.textContent = words
}

const cards = () => [...document.querySelectorAll<HTMLElement>('.g-card')]

function find() {
  const blocks = cards().map((card) => ({
    card,
    name: [card.id, ...[...card.querySelectorAll('h3, .g-purpose, .g-called')].map((part) => part.textContent)].join(
      ' ',
    ),
    all: [
      card.id,
      ...[...card.querySelectorAll('h3, .g-purpose, .g-called, .g-fields, .g-yaml')].map((part) => part.textContent),
    ].join(' '),
  }))
  const kinds = [...document.querySelectorAll<HTMLElement>('.g-missing')].map((note) => ({
    note,
    names: note.dataset['names'] ?? '',
  }))
  const result = findBlocks(field.value, blocks, kinds)
  const shown = new Set(result.blocks.map(({ card }) => card))
  for (const { card } of blocks) {
    card.hidden = !shown.has(card)
    const entry = document.querySelector<HTMLElement>(`[data-of="${card.id}"]`)
    if (entry) entry.hidden = card.hidden
  }
  for (const kind of kinds) kind.note.hidden = !result.missing.includes(kind)
  if (nothing) nothing.hidden = shown.size + result.missing.length > 0
  if (body.getBoundingClientRect().top < 0) body.scrollIntoView({ behavior: 'instant' })
  announce(statusOf(shown.size, blocks.length))
}

function clear() {
  field.value = ''
  find()
  field.focus()
}

/** Writes the query into the address, so that a reload restores it. */
function writeQuery() {
  const address = new URL(location.href)
  field.value ? address.searchParams.set('q', field.value) : address.searchParams.delete('q')
  history.replaceState(null, '', address)
}

field.addEventListener('input', () => {
  find()
  writeQuery()
})
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') clear()
  if (event.key === 'Enter')
    cards()
      .find((card) => !card.hidden)
      ?.querySelector('a')
      ?.focus()
})
document.addEventListener('keydown', (event) => {
  const typing = (event.target as Element).closest('input, textarea, select, [contenteditable]')
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  field.focus()
})
document.addEventListener('click', (event) => {
  const target = event.target as Element
  const example = target.closest<HTMLAnchorElement>('.g-sizes a')
  if (example && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault()
    showExample(example)
  }
  const button = target.closest('button')
  if (button?.matches('.g-copy')) copy(button, announce)
  if (button?.matches('.g-more')) toggleWhole(button)
  if (button?.matches('.g-nothing button')) clear()
})

/** Highlights the index entry of the block that is being read. */
const reading = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      document.querySelector(`[data-of="${target.id}"]`)?.toggleAttribute('data-read', isIntersecting)
  },
  { rootMargin: '-30% 0px -60%' },
)
for (const card of cards()) reading.observe(card)

field.value = new URL(location.href).searchParams.get('q') ?? ''
if (field.value) find()
for (const card of cards()) observeFrames(card)
