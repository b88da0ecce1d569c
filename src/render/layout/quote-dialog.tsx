import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { quoteDialogId } from '../../../schema/links/quote-href.ts'
import { closesDialog } from '../../components/dialogs/dialog-props.ts'
import { LayoutDialog, passAll } from '../../components/dialogs/layout-dialog.tsx'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'
import { rounded } from '../../theme/rounded.ts'

/** docs/requirements.md, “Header”. */
const modalMaxWidth = 800

const Dialog = styled(LayoutDialog)({
  width: `min(${modalMaxWidth}px, calc(100vw - 24px))`,
  maxWidth: modalMaxWidth,
  padding: 0,
  // Not on the dialog itself: elements beside it would move along, and stay out of reach until the transition ends.
  '&:popover-open > [data-island]': { animation: 'rise 200ms ease-out' },
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(12px)' } },
})

/** Native, as the dialog that it closes. */
const Close = styled(
  'button',
  passAll,
)({
  position: 'sticky',
  float: 'inline-end',
  insetBlockStart: 12,
  marginBlockStart: 12,
  marginInlineEnd: 12,
  zIndex: 2,
  width: 44,
  height: 44,
  border: '1px solid var(--palette-divider)',
  borderRadius: rounded(5.5),
  background: 'var(--palette-background-paper)',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--palette-primary-main)' },
  '& svg': { margin: 'auto' },
})

type Props = {
  /** Its name for screen readers. */
  name: string
  /** The HTML of the form, which is an island. */
  form: { __html: string }
  island?: Ref<HTMLDivElement>
}

/** The name of the dialog around a block: that of its form, else its title. */
export const dialogName = (block: { type: string; dialogName?: string | undefined; title?: string | undefined }) =>
  block.dialogName ?? block.title ?? ''

/** The quote form in its dialog. */
export function QuoteDialog({ name, form, island }: Props) {
  return (
    <Dialog id={quoteDialogId} aria-label={name}>
      <Close type="button" aria-label={layoutWords.close} {...closesDialog(quoteDialogId)}>
        <StrokeIcon size={18}>
          <path d="M3 3l12 12M15 3L3 15" />
        </StrokeIcon>
      </Close>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the build */}
      <div data-island="" ref={island} suppressHydrationWarning dangerouslySetInnerHTML={form} />
    </Dialog>
  )
}
