import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { StrokeIcon } from '../../picture/stroke-icon.tsx'

const Words = styled(FormHelperText)({
  display: 'flex',
  gap: 10,
  marginTop: 10,
  fontSize: 'inherit',
  fontWeight: 600,
  '&, &.Mui-error': { color: 'var(--palette-error-main)' },
  '& svg': { flex: 'none', marginTop: 3 },
})

/** An error beside its field. Screen readers announce it at once. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Words role="alert" id={id}>
      <StrokeIcon size={18}>
        <path d="M9 1.5 17 16H1ZM9 7v4m0 2v1.5" strokeLinejoin="round" />
      </StrokeIcon>
      <span>{children}</span>
    </Words>
  )
}
