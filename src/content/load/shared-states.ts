import { LRUCache } from 'lru-cache'
import { withTones } from '../../../schema/block.ts'
import { hashAll } from '../../cache/hash.ts'
import type { DrawnLand } from '../outline/read-land.ts'
import { createBlockCheck } from '../validate/block/check-block.ts'
import type { createBlockTypes } from './block-types.ts'
import type { ContentFiles } from './files/content-files.ts'
import type { PageInputs } from './page-results.ts'
import { checkSharedContent } from './shared/check-shared-content.ts'

/** How many states are cached: that of the disk, and that of texts which are not written. */
const cachedStates = 2

type Options = {
  types: ReturnType<typeof createBlockTypes>
  landAt: (outline: string) => DrawnLand | undefined
  now: Date
}

/** What pages are checked with, computed once for the same texts of shared data and the same block types. */
export function createSharedStates({ types, landAt, now }: Options) {
  const states = new LRUCache<string, Omit<PageInputs, 'files'>>({ max: cachedStates })

  function stateOf(files: ContentFiles) {
    const parsed = new Map(files.data().map(({ name, parsed }) => [name, parsed]))
    const shared = checkSharedContent(parsed, files.texts.fileOf('_data/site.yaml'), now, {
      landAt,
      blocks: types.all(),
      broken: types.withoutSchema(),
    })
    const broken = new Set(types.broken().map(({ type }) => type))
    return {
      shared,
      checkBlock: createBlockCheck(withTones(types.usable(), shared.tones), { broken, own: types.own() }),
      settings: hashAll([shared.settingsPrint, Object.keys(types.usable())]),
    }
  }

  return {
    of(files: ContentFiles): PageInputs {
      const key = files.dataHash()
      const state = states.get(key) ?? stateOf(files)
      states.set(key, state)
      return { files, ...state }
    },
    /** The block types have changed. */
    clear: () => states.clear(),
  }
}
