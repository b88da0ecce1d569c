/// <reference types="vite/client" />
import './main.ts'
import { observeFrames, showExample } from './frames.ts'

// The gallery in `npm run dev`: after an edit it replaces the blocks that changed, and nothing else. Diagnostics show
// over the page that has them, not over the gallery, where an author looks up how to fix them.

async function fetchGallery() {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

const namesIn = (source: Document) => [...source.querySelectorAll('.g-card')].map(({ id }) => id).join()

let last = await fetchGallery()

async function update() {
  const before = last
  last = await fetchGallery()
  if (namesIn(before) !== namesIn(last)) return location.reload()
  for (const fresh of last.querySelectorAll('.g-card')) {
    if (fresh.outerHTML === before.getElementById(fresh.id)?.outerHTML) continue
    const card = document.importNode(fresh, true) as HTMLElement
    const old = document.getElementById(fresh.id)
    card.hidden = old?.hidden ?? false
    const chosen = old?.querySelector<HTMLElement>('.g-sizes [aria-current]')?.dataset['yaml']
    old?.replaceWith(card)
    const link = card.querySelector<HTMLAnchorElement>(`.g-sizes [data-yaml="${chosen}"]`)
    if (link) showExample(link)
    observeFrames(card)
  }
}

import.meta.hot?.on('marquee:edited', () => update())
