import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { BlockModel } from '../../wire/page.ts'
import type { BlockTypeModel } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { inWords, plainDescription } from '../../words.ts'
import { CommandButton } from '../commands/command-button.tsx'
import type { Commands } from '../commands/studio-commands.ts'
import { DeleteIcon, DownIcon, DuplicateIcon, HistoryIcon, UpIcon } from '../icons.tsx'

type Props = {
  type: BlockTypeModel
  block: BlockModel
  commands: Commands
  /** Opens the fragment of the block. */
  onFragment: (name: string) => void
}

/** The name of the selected block, and what can be done with it as a whole. */
export const BlockHeader = ({ type, block, commands, onFragment }: Props) => (
  <Stack sx={{ mb: 2.5, pb: 1.5, gap: 0.75, borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Typography variant="h2" sx={{ flex: 1, fontSize: 15 }}>
        {type.name}
      </Typography>
      <CommandButton command={commands.blockHistory} icon={<HistoryIcon />} />
      <CommandButton command={commands.moveUp} icon={<UpIcon />} />
      <CommandButton command={commands.moveDown} icon={<DownIcon />} />
      <CommandButton command={commands.duplicate} icon={<DuplicateIcon />} />
      <CommandButton command={commands.delete} icon={<DeleteIcon />} />
    </Stack>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {plainDescription(type.description)}
    </Typography>
    {block.fragment && (
      <Chip
        size="small"
        variant="outlined"
        onClick={() => onFragment(`fragments/${block.fragment?.name}`)}
        label={say().outline.sharedSection(inWords(block.fragment.name))}
        sx={{ alignSelf: 'start' }}
      />
    )}
  </Stack>
)
