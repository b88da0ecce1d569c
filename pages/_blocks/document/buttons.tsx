import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { rounded } from 'marquee'

/** Adds a line or a row, or removes an entry. */
export const SmallButton = (props: ButtonProps) => (
  <Button
    variant="outlined"
    size="small"
    sx={{
      m: '4px 8px 0 0',
      borderStyle: 'dashed',
      borderRadius: rounded(2),
      color: 'text.secondary',
      fontWeight: 400,
      '&:hover': { color: 'text.primary' },
      '@media (scripting: none)': { display: 'none' },
      '@media print': { display: 'none' },
    }}
    {...props}
  />
)

/** Removes a line or a row. */
export const RemoveButton = (props: IconButtonProps) => (
  <IconButton
    sx={{
      alignSelf: 'center',
      borderRadius: rounded(2),
      color: 'text.secondary',
      font: 'inherit',
      '&:hover': { color: 'error.main', bgcolor: 'action.hover' },
      '@media (scripting: none)': { visibility: 'hidden' },
      '@media print': { display: 'none' },
    }}
    {...props}
  >
    ×
  </IconButton>
)
