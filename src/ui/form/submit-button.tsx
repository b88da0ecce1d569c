import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'

/** The buttons below a form. Without scripts nothing could answer them. */
export const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 32,
  '& > :last-child': { marginInlineStart: 'auto' },
  '&& .Mui-disabled': { color: 'var(--muted)', backgroundColor: 'var(--hover)', border: '1px solid var(--line)' },
  '@media (max-width: 479px)': {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    '& > :last-child': { marginInlineStart: 0 },
  },
  '@media (scripting: none)': { display: 'none' },
})

type Props = { children: string; isSending?: boolean; disabled?: boolean }

/** The button that goes on or sends. While sending it reads 'Submitting...' and is disabled (spec, section 4). */
export function SubmitButton({ children, isSending = false, disabled = false }: Props) {
  return (
    <Button type="submit" variant="contained" disabled={disabled || isSending} sx={{ minWidth: 180, minHeight: 54 }}>
      {isSending ? 'Submitting...' : children}
    </Button>
  )
}
