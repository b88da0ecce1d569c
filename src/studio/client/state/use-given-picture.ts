import { useQueryClient } from '@tanstack/react-query'
import { isWithin } from '../../../content/edit/edit-path.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { messageOf } from '../../words.ts'
import { partPath } from '../block-change.ts'
import type { BlockValue } from '../block-tree.ts'
import { uploadPicture } from '../call.ts'
import { pictureAround, pictureChange } from '../picture-change.ts'
import type { useChanges } from './use-changes.ts'
import type { useSelection } from './use-selection.ts'
import { useStable } from './use-stable.ts'

const nowhere =
  'Nothing here shows a picture, so nothing was stored. Drop it on a block with a picture, or into the view Pictures.'

/**
 * Whether a block of a page is still the one with this number: the page has the same blocks, and of them only this one, with
 * those around it, was changed, or only others.
 */
function isStillThere(before: PageModel, now: PageModel, block: number): boolean {
  const own = before.blocks[block]
  if (!own || before.address !== now.address || before.blocks.length !== now.blocks.length) return false
  const isSameBlock = (number: number) => {
    const [one, other] = [before.blocks[number], now.blocks[number]]
    return JSON.stringify([one?.type, one?.values]) === JSON.stringify([other?.type, other?.values])
  }
  if (own.type !== now.blocks[block]?.type) return false
  return (
    isSameBlock(block) || before.blocks.every(({ entry }, number) => isWithin(own.entry, entry) || isSameBlock(number))
  )
}

type Options = {
  page: PageModel | undefined
  setup: StudioSetup | undefined
  changes: ReturnType<typeof useChanges>
  /** Says why nothing was stored; `undefined` clears what was said. */
  refuse: (message: string | undefined) => void
} & Pick<ReturnType<typeof useSelection>, 'open'>

/** Stores a picture that is dropped on a block, or pasted while one is selected, and shows it in that block. */
export function useGivenPicture({ page, setup, changes, refuse, open }: Options) {
  const queries = useQueryClient()

  /** The block of a value, and the path of the picture that belongs to the value. */
  function target(at: BlockValue | undefined) {
    const block = at && page?.blocks[at.block]
    const schema = setup?.blocks.find(({ type }) => type === block?.type)?.schema
    const path = block && schema && pictureAround(schema, block.values, at.path)
    return block && path !== undefined ? { block, path } : undefined
  }
  const now = useStable({
    attach(at: BlockValue, name: string, before: PageModel): void {
      const found = page && isStillThere(before, page, at.block) ? target(at) : undefined
      if (!found) {
        refuse(`Stored as ${name}; the page has changed meanwhile.`)
        return
      }
      const change = pictureChange(found.block.values, found.path, name)
      changes.change({ written: found.block, change, label: 'Attach picture', when: 'now' })
    },
  })

  return async (file: File, at: BlockValue | undefined): Promise<void> => {
    const found = target(at)
    refuse(at && found ? undefined : nowhere)
    if (!at || !found || !page) return
    // The fields show while the file is stored, so that they see which picture was described.
    open({ block: at.block, path: partPath(found.path, 'alt') })
    try {
      const { name } = await uploadPicture(file)
      now.attach(at, name, page)
      await queries.invalidateQueries({ queryKey: ['setup'] })
    } catch (error) {
      refuse(messageOf(error))
    }
  }
}
