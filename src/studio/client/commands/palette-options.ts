import { withTokens } from '../../tokens.ts'
import type { PageListEntry } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { blockName, blockTitle } from '../field-schema.ts'
import { addressOfSection, sectionsOf } from '../settings/sections.ts'
import { listedFiles } from '../shared-files.ts'
import type { Selection } from '../store/state.ts'
import type { Command } from './command.ts'
import type { Commands } from './studio-commands.ts'

/** What is found by words. */
type Found = { group: string; name: string; detail?: string | undefined }
/** An entry of the command palette. */
export type PaletteOption = Found & { keys?: string; run: () => void }

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
      group: say().common.settings,
      name: section.name,
      detail: section.alsoCalled,
      run: () => go(addressOfSection(section)),
    })),
    ...page.blocks.map(({ type, values }, block) => ({
      group: say().commands.blocksOfPage,
      name: `${block + 1}. ${blockName(setup, type)}`,
      detail: withTokens(blockTitle(values), page.tokens),
      run: () => open({ block, path: '' }),
    })),
    ...setup.addresses
      .filter((address) => address !== page.address)
      .map((address) => {
        const title = titles.get(address)
        return {
          group: say().common.pages,
          name: title || address,
          ...(title && { detail: address }),
          run: () => go(address),
        }
      }),
    ...listedFiles(setup).map(({ address, name, alsoCalled }) => ({
      group: say().common.sharedFiles,
      name,
      detail: alsoCalled,
      run: () => go(address),
    })),
  ]
}

/** How many entries are shown at once: more than these are not looked through, but narrowed down by words. */
const maxShown = 60

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** How far an option is from a typed word: it is a word of its name, begins one, is a word beside it, or a part of one. */
function distanceOf({ group, name, detail = '' }: Found, word: string): number {
  const [own, beside] = [wordsIn(name), wordsIn(`${group} ${detail}`)]
  if (own.includes(word)) return 0
  if (own.some((one) => one.startsWith(word))) return 1
  return beside.includes(word) ? 2 : 3
}

/** The entries that contain all words, by group: first those that are called so, then those that are about it. */
export function matching<Option extends Found>(options: readonly Option[], typed: string): Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = options.flatMap((option) => {
    const text = [option.group, option.name, option.detail ?? ''].join(' ').toLowerCase()
    if (!words.every((word) => text.includes(word))) return []
    return [{ option, distance: words.reduce((sum, word) => sum + distanceOf(option, word), 0) }]
  })
  const groups = Map.groupBy(ranked, ({ option }) => option.group)
  return [...groups.values()]
    .map((own) => own.sort((a, b) => a.distance - b.distance))
    .sort(([a], [b]) => (a?.distance ?? 0) - (b?.distance ?? 0))
    .flat()
    .slice(0, maxShown)
    .map(({ option }) => option)
}
