import { styled } from '@mui/material/styles'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { closesDialog, opensDialog } from '../../components/dialogs/dialog-props.ts'
import { LayoutDialog, passAll } from '../../components/dialogs/layout-dialog.tsx'
import { fileAttribute } from '../../components/search/load-search.ts'
import { SearchBox } from '../../components/search/search-box.tsx'
import type { LayoutData } from './layout-data.ts'

/** Id of the search dialog in the layout. */
const searchDialogId = 'search'

/** How many results the dialog shows; the results page shows all of them. */
const maxInDialog = 7

export const opensSearch = opensDialog(searchDialogId)

const Dialog = styled(LayoutDialog)({
  width: 'min(720px, calc(100vw - 24px))',
  maxWidth: 'none',
  marginBlockStart: 'min(12dvh, 120px)',
  padding: '20px clamp(20px, 4vw, 32px) 24px',
  '@media (max-width: 599.95px)': { marginBlockStart: 12 },
})

/** Native, as the dialog that it closes. */
const Close = styled(
  'button',
  passAll,
)({
  display: 'block',
  minHeight: 44,
  marginBlock: '8px -12px',
  marginInline: 'auto -8px',
  padding: '0 8px',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  '&:hover': { color: 'var(--palette-text-primary)' },
})

/** The search over all pages. Its field works as a plain form at once; the app hydrates it when it gets the focus. */
export function SearchDialog({ search }: { search: NonNullable<LayoutData['search']> }) {
  return (
    <Dialog id={searchDialogId} aria-label={search.text}>
      <div {...{ [fileAttribute]: search.file }}>
        <DialogBox label={search.text} placeholder={search.placeholder} page={search.href} />
      </div>
      <Close type="button" {...closesDialog(searchDialogId)}>
        {layoutWords.close}
      </Close>
    </Dialog>
  )
}

type BoxProps = { label: string; placeholder: string; page: string }

/** The island of the dialog, the same in the build and in the browser. */
export const DialogBox = (props: BoxProps) => <SearchBox id={searchDialogId} limit={maxInDialog} {...props} />
