import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'

const stickyBar = {
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  marginInline: -8,
  padding: '12px 8px max(12px, env(safe-area-inset-bottom))',
  background: 'var(--palette-background-paper)',
  borderTop: '1px solid var(--palette-divider)',
} as const

/** The buttons below a form. */
export const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 32,
  '& > :last-child, & > [type=submit]': { marginInlineStart: 'auto' },
  '@media (max-width: 479px)': {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    '& > :last-child, & > [type=submit]': { marginInlineStart: 0 },
  },
  // The button stays visible if the form is taller than its window. On a page only once a choice is made: before, it
  // would cover the first choices.
  '&[data-sticky]': {
    '@media (min-height: 500px)': { 'dialog &': stickyBar },
    '@media (max-width: 599px)': {
      '&[data-sticky="open"]:not(dialog *)': stickyBar,
      flexDirection: 'row',
      '& > :last-child, & > [type=submit]': { flexGrow: 1 },
    },
  },
  'dialog &[data-sticky]': { background: 'var(--palette-background-default)', marginInline: -20, paddingInline: 20 },
})

const size = { minWidth: 180, minHeight: 54 }

type Props = {
  children: string
  /** The label while sending. */
  sending: string
  isSending?: boolean
  disabled?: boolean
  /** Rendered in the HTML of the build together with a {@link WaitingButton}: CSS shows one of them by the choice. */
  isEarly?: boolean
}

/** The button that continues or submits. While sending it is disabled (docs/requirements.md, “Sending”). */
export function SubmitButton({ children, sending, isSending = false, disabled = false, isEarly = false }: Props) {
  return (
    <Button type="submit" disabled={disabled || isSending} sx={size} data-early={isEarly ? '' : undefined}>
      {isSending ? sending : children}
    </Button>
  )
}

/** Shown in the HTML of the build for a submit button that a choice enables, until there is one. */
export function WaitingButton({ children }: { children: string }) {
  return (
    <Button disabled sx={size} data-waits="">
      {children}
    </Button>
  )
}
