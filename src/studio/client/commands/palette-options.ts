import { addressOfShared } from '../../shared-address.ts'
import { withTokens } from '../../tokens.ts'
import type { PageListEntry } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { blockName, blockTitle } from '../field-schema.ts'
import { addressOfSection, sectionsOf } from '../settings/sections.ts'
import type { Selection } from '../store/state.ts'
import type { Command } from './command.ts'
import type { Commands } from './studio-commands.ts'

/** An entry of the command palette. */
export type PaletteOption = { group: string; name: string; detail?: string; keys?: string; run: () => void }

type Shown = {
  page: PageModel
  setup: StudioSetup
  /** All pages with their titles, once they have been read. */
  pages: readonly PageListEntry[]
  commands: Commands
}
type Actions = { go: (address: string) => void; open: (place: Selection) => void }

/** All that the command palette finds: possible commands, the blocks of the page, all pages and shared files. */
export function paletteOptions({ page, setup, pages, commands }: Shown, { go, open }: Actions): PaletteOption[] {
  const titles = new Map(pages.map(({ address, title }) => [address, title]))
  return [
    ...Object.values<Command>(commands).flatMap((command) =>
      command.run && command !== commands.commands ? [{ ...command, run: command.run }] : [],
    ),
    ...sectionsOf(setup.files).map((section) => ({
      group: 'Settings',
      name: section.name,
      detail: section.alsoCalled,
      run: () => go(addressOfSection(section)),
    })),
    ...page.blocks.map(({ type, values }, block) => ({
      group: 'Blocks of this page',
      name: `${block + 1}. ${blockName(setup, type)}`,
      detail: withTokens(blockTitle(values), page.tokens),
      run: () => open({ block, path: '' }),
    })),
    ...setup.addresses
      .filter((address) => address !== page.address)
      .map((address) => {
        const title = titles.get(address)
        return { group: 'Pages', name: title || address, ...(title && { detail: address }), run: () => go(address) }
      }),
    ...setup.files.map((name) => ({ group: 'Shared files', name, run: () => go(addressOfShared(name)) })),
  ]
}

/** How many entries are shown at once: more than these are not looked through, but narrowed down by words. */
const maxShown = 60

/** The entries that contain all words, in the order of their groups: first those that say them as whole words. */
export function matching(options: readonly PaletteOption[], typed: string): PaletteOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = options.flatMap((option) => {
    const text = [option.group, option.name, option.detail ?? ''].join(' ').toLowerCase()
    if (!words.every((word) => text.includes(word))) return []
    const whole = new Set(text.split(/[^\p{L}\p{N}]+/u))
    return [{ option, partial: words.filter((word) => !whole.has(word)).length }]
  })
  const groups = [...new Set(ranked.map(({ option }) => option.group))]
  return ranked
    .sort((a, b) => groups.indexOf(a.option.group) - groups.indexOf(b.option.group) || a.partial - b.partial)
    .slice(0, maxShown)
    .map(({ option }) => option)
}
