import { styled } from '@mui/material/styles'
import { rounded } from '../theme/rounded.ts'
import { backdrop } from '../theme/theme.ts'

/** Emotion drops attributes that it does not know, such as those of popovers. */
export const passAll = { shouldForwardProp: (name: string) => !['sx', 'theme', 'ownerState'].includes(name) }

/** The frame of every dialog. The browser opens and closes it, and returns the focus. */
export const Modal = styled(
  'dialog',
  passAll,
)({
  maxHeight: 'calc(100dvh - 24px)',
  border: '1px solid var(--palette-divider)',
  borderRadius: rounded(5),
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: backdrop },
})
