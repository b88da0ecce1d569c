import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Modal, passAll } from './modal.tsx'

/**
 * Attributes with which a button opens the dialog with this id. The browser does so itself, before any script has
 * loaded.
 */
export const opensDialog = (id: string) => ({ popoverTarget: id, 'aria-haspopup': 'dialog' }) as const

/** Attributes with which a button closes it. */
export const closesDialog = (id: string) => ({ popoverTarget: id, popoverTargetAction: 'hide' }) as const

/** Everything beside the dialog: a tap there closes it, and does not reach the page. */
const Beside = styled(
  'button',
  passAll,
)({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
})

type Props = Omit<ComponentProps<typeof Modal>, 'id' | 'popover'> & { id: string }

/**
 * A dialog of the layout. It is a popover, which shows in half of the time of a modal dialog: when a modal one opens,
 * the browser recalculates the style of the whole page, because all of it becomes inert. Here the app does that a
 * moment later (`src/client/inert-background.ts`).
 */
export function ShellDialog({ id, children, ...props }: Props) {
  return (
    <Modal id={id} popover="auto" aria-modal data-tone="dusk" {...props}>
      {children}
      <Beside type="button" tabIndex={-1} aria-hidden {...closesDialog(id)} />
    </Modal>
  )
}
