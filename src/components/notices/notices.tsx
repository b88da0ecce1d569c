import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import Stack from '@mui/material/Stack'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { dismiss, useNotices } from './notice-store.ts'

/**
 * The simple notice and the toasts. The region is in the document from the start, so that screen readers announce
 * changes. It holds several at once; MUI's `Snackbar` is a region for only one.
 */
export function Notices() {
  const { notices } = useNotices()
  return (
    <Stack
      role="status"
      data-notices
      spacing={1.25}
      sx={{
        position: 'fixed',
        insetBlockEnd: 20,
        insetInline: 20,
        zIndex: 1400,
        alignItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {notices.map(({ id, text, action }) => (
        <SnackbarContent
          key={id}
          // The region around it announces it.
          role="presentation"
          message={text}
          action={
            <>
              {action && (
                <Button
                  variant="text"
                  onClick={() => {
                    dismiss(id)
                    action.run()
                  }}
                  sx={{ fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '0.25em' }}
                >
                  {action.text}
                </Button>
              )}
              <Button variant="text" onClick={() => dismiss(id)}>
                {layoutWords.close}
              </Button>
            </>
          }
        />
      ))}
    </Stack>
  )
}
