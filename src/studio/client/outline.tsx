import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import type { PageModel, StudioSetup } from '../model.ts'
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
  onMove: (block: number, by: 1 | -1) => void
  onAdd: () => void
}

/** Whether there are fields besides those of blocks. */
const hasHead = ({ fields }: PageModel) => fields === undefined || Object.keys(fields.properties ?? {}).length > 0

/** The blocks of a page, in the order in which it shows them. */
export function Outline({ page, setup, selected, problems, onSelect, onMove, onAdd }: Props) {
  const names = new Map(setup.blocks.map(({ type, name }) => [type, name]))
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
          {page.fields ? 'Fields of the file' : 'Page settings'}
        </Button>
      </Box>
      <List dense sx={{ flex: 1, overflow: 'auto', p: 1 }}>
        {page.blocks.map(({ type, values, fragment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have nothing but their order
          <ListItem key={index} disablePadding>
            <ListItemButton
              selected={selected === index}
              aria-current={selected === index ? 'true' : undefined}
              onClick={() => onSelect(index)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                event.preventDefault()
                onMove(index, event.key === 'ArrowUp' ? -1 : 1)
              }}
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
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', display: page.fields && !page.list ? 'none' : 'block' }}>
        <Button fullWidth variant="outlined" startIcon={<AddIcon />} disabled={page.list === undefined} onClick={onAdd}>
          Add block
        </Button>
      </Box>
    </>
  )
}
