import { styled } from '@mui/material/styles'

/** Emotion drops attributes that it does not know, such as those of popovers. */
export const passAll = { shouldForwardProp: (name: string) => !['sx', 'theme', 'ownerState'].includes(name) }

/** The frame of every dialog. The browser opens and closes it, and returns the focus. */
export const Modal = styled(
  'dialog',
  passAll,
)({
  maxHeight: 'calc(100dvh - 24px)',
  border: '1px solid var(--line)',
  borderRadius: 20,
  background: 'var(--ground)',
  color: 'var(--ink)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(8 6 5 / 78%)' },
})
