import LinearProgress from '@mui/material/LinearProgress'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'

/** Says that pages are checked, until all pages have been read and compared; `''` after that. */
export function checkingWords(page: PageModel | undefined, setup: StudioSetup | undefined): string {
  if (!page || !setup || page.listingHash !== undefined) return ''
  return say().toolbar.checking(setup.addresses.length)
}

/** A line at the lower edge of the toolbar while pages are checked. */
export const CheckingLine = ({ words }: { words: string }) => (
  <LinearProgress
    aria-label={words}
    sx={{
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      bgcolor: 'transparent',
      '@media (prefers-reduced-motion: reduce)': { '& *': { animation: 'none !important' } },
    }}
  />
)
