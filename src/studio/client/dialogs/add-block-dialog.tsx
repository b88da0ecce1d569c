import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { BlockTypeModel } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { plainDescription } from '../../words.ts'
import { BlockPicture } from './block-picture.tsx'
import { foundBlocks } from './found-blocks.ts'

type Props = { types: readonly BlockTypeModel[]; onAdd: (type: BlockTypeModel) => void; onClose: () => void }

/** The gallery of blocks: each with its picture, found by words, added with the text of its example. */
export function AddBlockDialog({ types, onAdd, onClose }: Props) {
  const [words, setWords] = useState('')
  const [pointed, setPointed] = useState<BlockTypeModel>()
  const found = foundBlocks(types, words)
  const groups = Map.groupBy(found, ({ group }) => group)
  const pictured = pointed && found.includes(pointed) ? pointed : [...groups.values()][0]?.[0]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="add-block-title">
      <DialogTitle id="add-block-title">{say().dialogs.chooseBlock}</DialogTitle>
      <DialogContent
        sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', md: 'row' }, gap: 2, height: 560, pb: 2 }}
      >
        <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
          <TextField
            autoFocus
            label={say().dialogs.searchBlocks}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              // Without words the first of all blocks is not what anybody looks for.
              if (event.key !== 'Enter' || words.trim() === '' || !pictured) return
              event.preventDefault()
              onAdd(pictured)
            }}
            sx={{ mt: 1 }}
          />
          <List dense sx={{ flex: 1, overflow: 'auto', mt: 1 }}>
            {[...groups].map(([group, own]) => (
              <li key={group}>
                <List
                  dense
                  disablePadding
                  subheader={<ListSubheader sx={{ lineHeight: 2.4, fontSize: 12 }}>{group}</ListSubheader>}
                >
                  {own.map((type) => (
                    <ListItem key={type.type} disablePadding>
                      <ListItemButton
                        onClick={() => onAdd(type)}
                        onFocus={() => setPointed(type)}
                        onMouseEnter={() => setPointed(type)}
                        selected={type === pictured}
                      >
                        <ListItemText
                          primary={type.name}
                          secondary={plainDescription(type.description)}
                          slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                        />
                      </ListItemButton>
                    </ListItem>
                  ))}
                </List>
              </li>
            ))}
          </List>
        </Box>
        {pictured && <BlockPicture type={pictured} />}
      </DialogContent>
    </Dialog>
  )
}
