import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Modal, passAll } from './modal.tsx'

/** What makes a button open the dialog with this id. The browser does so by itself, before any script is there. */
export const opensDialog = (id: string) => ({ popoverTarget: id, 'aria-haspopup': 'dialog' }) as const

/** What makes a button close it. */
export const closesDialog = (id: string) => ({ popoverTarget: id, popoverTargetAction: 'hide' }) as const

/** All that is seen beside the dialog: a tap there closes it, and touches nothing of the page. */
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
 * A dialog of the shell. It is a popover, which shows in half of the time of a modal dialog: as soon as one of those opens,
 * the browser works out the style of the whole page anew, since all of that is out of reach. Here the app sees to it a
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
