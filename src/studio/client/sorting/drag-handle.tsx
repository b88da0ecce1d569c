import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { say } from '../../words/say.ts'
import { DragIcon } from '../icons.tsx'

/** The button by which an entry is moved: dragged, or with the arrow keys. `name` is that of the entry. */
export const DragHandle = ({ name, ...props }: IconButtonProps & { name: string }) => (
  <IconButton
    {...props}
    disableRipple
    aria-label={say().sorting.move(name)}
    aria-roledescription={say().sorting.sortable}
    sx={{ p: 0.25, cursor: 'grab', color: 'text.secondary', touchAction: 'none', '&:active': { cursor: 'grabbing' } }}
  >
    <DragIcon />
  </IconButton>
)
