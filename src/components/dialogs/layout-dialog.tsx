import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { backdrop } from '../../theme/components/feedback.ts'
import { rounded } from '../../theme/rounded.ts'
import { closesDialog } from './dialog-props.ts'

/** Emotion drops attributes that it does not know, such as those of popovers. */
export const passAll = { shouldForwardProp: (name: string) => !['sx', 'theme', 'ownerState'].includes(name) }

/** Native, because it opens before any script. The browser opens and closes it, and returns the focus. */
const Frame = styled(
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

/** The backdrop, native as the dialog: a tap on it closes the dialog and does not reach the page. */
const Backdrop = styled(
  'button',
  passAll,
)({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
})

type Props = Omit<ComponentProps<typeof Frame>, 'id' | 'popover'> & { id: string }

/**
 * A dialog of the layout. It is a popover, which opens in half the time of a modal dialog: for a modal dialog the
 * browser turns the whole page inert at once, and computes its style again. Here the app does so a moment later
 * (`src/client/inert-background.ts`).
 */
export function LayoutDialog({ id, children, ...props }: Props) {
  return (
    <Frame id={id} popover="auto" aria-modal data-part="dialogs" {...props}>
      {children}
      <Backdrop type="button" tabIndex={-1} aria-hidden {...closesDialog(id)} />
    </Frame>
  )
}
