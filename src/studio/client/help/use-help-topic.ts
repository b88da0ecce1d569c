import { nameAtAddress } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import { say } from '../../words/say.ts'
import { blockType } from '../selection-fields.tsx'
import { ownerOf, selectionOf } from '../store/selectors.ts'
import { useStudio } from '../store/studio-store.ts'
import { type HelpTopic, helpTopic } from './help-topic.ts'

/** What help says of what is in focus; `undefined` while no page is open. */
export function useHelpTopic(): HelpTopic | undefined {
  const page = useStudio(ownerOf)
  const setup = useStudio(({ setup }) => setup)
  const selection = useStudio(selectionOf)
  const focused = useStudio(({ focusedField }) => focusedField)
  if (!page || !setup) return undefined
  const block = typeof selection?.block === 'number' ? page.blocks[selection.block] : undefined
  const type = block && blockType(setup, page, block)
  const path = focused?.block === selection?.block ? focused?.path : selection?.path
  if (block && type) {
    const { name: title, description, schema } = type
    return helpTopic({ title, description, type: block.type, schema, values: block.values, path })
  }
  const title = page.fields ? sharedTitle(nameAtAddress(page.address), page.head.values) : say().commands.pageSettings
  const schema = page.fields ?? setup.head
  return helpTopic({ title, description: schema.description ?? '', schema, values: page.head.values, path })
}
