import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Popover from '@mui/material/Popover'
import MuiTextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { TokenIcon } from '../icons.tsx'
import { useFields } from '../state/studio-context.ts'

/** How many tokens are listed. */
const maxListed = 60

type Props = {
  /** The field that the token is for. */
  label: string
  /** Called with a token in its braces. */
  onChoose: (token: string) => void
}

/** Offers the tokens that have a value on this page. */
export function TokenMenu({ label, onChoose }: Props) {
  const { page } = useFields()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [words, setWords] = useState('')
  const all = Object.entries(page.tokens)
  if (all.length === 0) return null
  const found = all.filter((token) => token.join(' ').toLowerCase().includes(words.trim().toLowerCase()))
  const close = () => setAnchor(null)
  return (
    <>
      <Tooltip title={say().fields.insertToken}>
        <IconButton
          aria-label={say().fields.insertTokenInto(inSentence(label))}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <TokenIcon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': say().fields.tokens, sx: { width: 320, maxHeight: 420, p: 1 } },
        }}
      >
        <MuiTextField
          autoFocus
          label={say().fields.searchTokens}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ mt: 0.5 }}
        />
        <List dense>
          {found.slice(0, maxListed).map(([name, value]) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                onClick={() => {
                  close()
                  onChoose(`{${name}}`)
                }}
              >
                <ListItemText primary={`{${name}}`} secondary={value} slotProps={{ secondary: { noWrap: true } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  )
}
