import { keyframes, styled } from '@mui/material/styles'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Room = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '60vh', padding: 32 })

const Ring = styled('div')({
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: '4px solid var(--palette-divider)',
  borderTopColor: 'var(--palette-primary-main)',
  animation: `${turn} 800ms linear infinite`,
})

/** Shown in place of a page, or of a part of it, that is loading. */
export function Spinner() {
  return (
    <Room role="status">
      <Ring aria-hidden />
      <span className="visually-hidden">Loading</span>
    </Room>
  )
}
