import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { PageModel, StudioSetup } from '../model.ts'
import type { Commands } from './commands/studio-commands.ts'
import { blockTitle, withTokens } from './field-schema.ts'
import { AddIcon, SettingsIcon, SharedIcon } from './icons.tsx'

type Props = {
  page: PageModel
  setup: StudioSetup
  /** The selected block, or the head of the page. */
  selected: number | 'head' | undefined
  /** How many errors and warnings each block has. */
  problems: readonly number[]
  onSelect: (selected: number | 'head') => void
  commands: Commands
}

/** Whether there are fields besides those of blocks. */
const hasHead = ({ fields }: PageModel) => fields === undefined || Object.keys(fields.properties ?? {}).length > 0

const listName = 'Blocks of this page'

/** Moves the focus to the selected block. */
export const focusOutline = (): void =>
  document.querySelector<HTMLElement>(`[aria-label="${listName}"] [tabindex="0"]`)?.focus()

/** The blocks of a page, in the order in which it shows them. */
export const Outline = memo(({ page, setup, selected, problems, onSelect, commands }: Props) => {
  const names = new Map(setup.blocks.map(({ type, name }) => [type, name]))
  const list = useRef<HTMLUListElement>(null)
  // The focus follows the selected block, also when it moves.
  useEffect(() => {
    if (typeof selected === 'number' && list.current?.contains(document.activeElement))
      list.current.querySelectorAll<HTMLElement>('[role=button]')[selected]?.focus()
  }, [selected])

  /** One stop for Tab; the arrow keys select within it. */
  function step(event: KeyboardEvent): void {
    const last = page.blocks.length - 1
    const at = typeof selected === 'number' ? selected : -1
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
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
      <List dense ref={list} onKeyDown={step} aria-label={listName} sx={{ flex: 1, overflow: 'auto', p: 1 }}>
        {page.blocks.map(({ type, values, fragment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have nothing but their order
          <ListItem key={index} disablePadding>
            <ListItemButton
              selected={selected === index}
              aria-current={selected === index ? 'true' : undefined}
              onClick={() => onSelect(index)}
              tabIndex={index === (typeof selected === 'number' ? selected : 0) ? 0 : -1}
              sx={{ py: 0.5, gap: 1 }}
            >
              <ListItemText
                primary={names.get(type) ?? type}
                secondary={withTokens(blockTitle(values), page.tokens) || fragment?.name}
                slotProps={{
                  primary: { variant: 'body2', sx: { fontWeight: 600 } },
                  secondary: { noWrap: true, variant: 'caption' },
                }}
                sx={{ my: 0.25, minWidth: 0 }}
              />
              {fragment && (
                <Tooltip title={`From the fragment ${fragment.name}`}>
                  <SharedIcon titleAccess="shared" sx={{ color: 'text.secondary' }} />
                </Tooltip>
              )}
              {(problems[index] ?? 0) > 0 && <Chip size="small" color="warning" label={problems[index]} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {page.blocks.length === 0 && page.list && (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          There are no blocks yet. Add the first one: it comes with the text of its example.
        </Typography>
      )}
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
