import { styled } from '@mui/material/styles'
import { rounded } from '../../theme/rounded.ts'
import { dismiss, useNotices } from './notice-store.ts'

const Corner = styled('div')({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInline: 20,
  zIndex: 1400,
  display: 'grid',
  gap: 10,
  justifyItems: 'center',
  pointerEvents: 'none',
})

const Card = styled('div')({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  padding: '12px 12px 12px 20px',
  borderRadius: rounded(3.5),
  background: 'var(--palette-text-primary)',
  color: 'var(--palette-background-default)',
  boxShadow: 'var(--shadows-6)',
  pointerEvents: 'auto',
  '& button': {
    minHeight: 40,
    padding: '0 12px',
  },
  '& button[data-action]': { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

/** The simple notice and the toasts. The region is in the document from the start, so that screen readers announce changes. */
export function Notices() {
  const { notices } = useNotices()
  return (
    <Corner role="status" data-notices>
      {notices.map(({ id, text, action }) => (
        <Card key={id}>
          {text}
          {action && (
            <button
              type="button"
              data-action=""
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.text}
            </button>
          )}
          <button type="button" onClick={() => dismiss(id)}>
            Close
          </button>
        </Card>
      ))}
    </Corner>
  )
}
