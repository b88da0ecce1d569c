import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { PageModel, StudioSetup } from '../../model.ts'
import { withTokens } from '../../tokens.ts'
import type { Commands } from '../commands/studio-commands.ts'
import { blockName, blockTitle } from '../field-schema.ts'
import { AddIcon, SettingsIcon } from '../icons.tsx'
import { SortableList } from '../sorting/sortable-list.tsx'
import { OutlineItem } from './outline-item.tsx'

type Props = {
  page: PageModel
  setup: StudioSetup
  /** The selected block, or the head of the page. */
  selected: number | 'head' | undefined
  /** How many errors and warnings each block has. */
  problems: readonly number[]
  onSelect: (selected: number | 'head') => void
  /** Moves a block to the position of another one. */
  onMove: (block: number, to: number) => void
  commands: Commands
}

/** Whether there are fields besides those of blocks. */
const hasHead = ({ fields, unreadable }: PageModel) =>
  unreadable === undefined && (fields === undefined || Object.keys(fields.properties ?? {}).length > 0)

const listName = 'Blocks of this page'

/** Moves the focus to the selected block. */
export const focusOutline = (): void =>
  document.querySelector<HTMLElement>(`[aria-label="${listName}"] [tabindex="0"]`)?.focus()

/** The blocks of a page, in the order in which it shows them. */
export const Outline = memo(({ page, setup, selected, problems, onSelect, onMove, commands }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const count = page.blocks.length
  // The focus follows the selected block, also when it moves, and when a command took the field that had it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first block is selected before and after it is deleted
  useEffect(() => {
    const { activeElement, body } = document
    if (typeof selected === 'number' && (activeElement === body || list.current?.contains(activeElement)))
      list.current?.querySelectorAll<HTMLElement>('.MuiListItemButton-root')[selected]?.focus()
  }, [selected, count])

  /** One stop for Tab; the arrow keys select within it. */
  function step(event: KeyboardEvent): void {
    const last = page.blocks.length - 1
    const at = typeof selected === 'number' ? selected : 0
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key]
    const isOnHandle = event.target instanceof Element && event.target.closest('[data-drag]') !== null
    if (isOnHandle || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(Math.min(last, Math.max(0, to)))
  }
  return (
    <>
      <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider', display: hasHead(page) ? 'block' : 'none' }}>
        <Button
          fullWidth
          color="inherit"
          startIcon={<SettingsIcon />}
          variant={selected === 'head' ? 'contained' : 'text'}
          sx={{ justifyContent: 'flex-start' }}
          onClick={() => onSelect('head')}
        >
          {commands.pageSettings.name}
        </Button>
      </Box>
      {page.list && (
        <Stack
          direction="row"
          sx={{ px: 2, pt: 1.25, justifyContent: 'space-between', color: 'text.secondary', fontSize: 12 }}
        >
          <span>Blocks</span>
          {page.blocks.length > 0 && <span>{page.blocks.length}</span>}
        </Stack>
      )}
      {page.unreadable !== undefined && (
        <Alert severity="error" sx={{ m: 1 }}>
          {page.file} cannot be read: {page.unreadable.replaceAll('`', '')}
          <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={commands.yaml.run}>
            Open its text
          </Button>
        </Alert>
      )}
      {page.blocks.length === 0 && page.list && (
        <Typography variant="body2" sx={{ px: 2, pt: 1 }}>
          There are no blocks yet. Add the first one: it comes with the text of its example.
        </Typography>
      )}
      <SortableList names={page.blocks.map(({ type }) => blockName(setup, type))} onMove={onMove}>
        <List dense ref={list} onKeyDown={step} aria-label={listName} sx={{ flex: 1, overflow: 'auto', p: 1 }}>
          {page.blocks.map(({ type, values, fragment }, index) => (
            <OutlineItem
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have nothing but their order
              key={index}
              index={index}
              name={blockName(setup, type)}
              title={withTokens(blockTitle(values), page.tokens) || fragment?.name}
              fragment={fragment?.name}
              problems={problems[index] ?? 0}
              isSelected={selected === index}
              isStop={index === (typeof selected === 'number' ? selected : 0)}
              canMove={page.list !== undefined}
              onSelect={onSelect}
            />
          ))}
        </List>
      </SortableList>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', display: page.fields && !page.list ? 'none' : 'block' }}>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={!commands.addBlock.run}
          onClick={commands.addBlock.run}
        >
          {commands.addBlock.name}
        </Button>
      </Box>
    </>
  )
})
