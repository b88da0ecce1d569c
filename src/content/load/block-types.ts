import { isDeepStrictEqual } from 'node:util'
import type { BlockSchemas } from '../../../schema/block.ts'
import { loadOwnBlocks, type OwnBlocks } from '../block-types/load-blocks.ts'
import { brokenByExample, type TryExamples } from './own-examples.ts'
import type { SharedContent } from './shared/shared-content.ts'

type Options = {
  /** The root of the repository and the content folder, absolute. */
  base: string
  folder: string
  /** The types that every site has. */
  given: BlockSchemas
  /** Renders examples. Without it, errors of components are not found. */
  tryExamples: TryExamples | undefined
}

const hasSame = (one: BlockSchemas, other: BlockSchemas) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([type, schema]) => other[type] === schema)

/** The block types of a content folder: those that every site has, and those that this one brings. */
export function createBlockTypes({ base, folder, given, tryExamples }: Options) {
  let own: OwnBlocks = { schemas: {}, broken: [] }
  /** All that are broken: also those whose example is wrong. */
  let broken: OwnBlocks['broken'] = []
  let areExamplesChecked = false
  let usable = given

  const all = (): BlockSchemas => ({ ...given, ...own.schemas })

  function setBroken(found: OwnBlocks['broken']): void {
    broken = found
    const types = new Set(broken.map(({ type }) => type))
    usable = Object.fromEntries(Object.entries(all()).filter(([type]) => !types.has(type)))
  }

  return {
    /** The schemas of the types that pages can use. */
    usable: () => usable,
    /** The types that the site brings. */
    own: () => new Set(Object.keys(own.schemas)),
    /** The schemas of all types that have one. */
    all,
    /** The blocks that cannot be used, with what is wrong. */
    broken: () => broken,
    /** Those of them that have no schema. */
    withoutSchema: () => own.broken.map(({ type }) => type),
    /** Loads the blocks that the site brings. Returns whether any is another than before. */
    async read(): Promise<boolean> {
      areExamplesChecked = false
      const before = own
      own = await loadOwnBlocks(base, folder)
      if (isDeepStrictEqual(before.broken, own.broken) && hasSame(before.schemas, own.schemas)) return false
      setBroken(own.broken)
      return true
    },
    /**
     * Checks the examples of the blocks that the site brings, if any of these have changed. Returns whether other blocks
     * are broken than before.
     */
    async checkExamples(shared: () => SharedContent): Promise<boolean> {
      // An example may name what is missing while shared data has errors.
      if (areExamplesChecked || shared().diagnostics.some(({ severity }) => severity === 'error')) return false
      areExamplesChecked = true
      const types = new Set(Object.keys(own.schemas))
      const wrong =
        types.size === 0
          ? []
          : await brokenByExample({ base, folder, shared: shared(), schemas: all(), own: types }, tryExamples)
      const found = [...own.broken, ...wrong]
      if (isDeepStrictEqual(found, broken)) return false
      setBroken(found)
      return true
    },
  }
}
