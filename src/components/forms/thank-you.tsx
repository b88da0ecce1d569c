import { keyframes, styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { rounded } from '../../theme/rounded.ts'
import { Ornament } from '../ornament.tsx'

const appear = keyframes({ from: { opacity: 0 } })

const Overlay = styled('div')({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  padding: 24,
  borderRadius: rounded(4.75),
  background: 'var(--palette-background-paper)',
  textAlign: 'center',
  animation: `${appear} 200ms ease-out`,
  '& > [aria-hidden]': { width: 'min(308px, 100%)' },
  '& > p': { maxWidth: '30em', textWrap: 'balance' },
  '& h3:focus': { outline: 'none' },
  'dialog &': { borderRadius: 0, background: 'var(--palette-background-default)' },
})

/** Covers a form that was sent. Takes the focus, so that a screen reader announces it and keys do nothing below. */
export function ThankYou({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Overlay role="status">
      <Ornament />
      <Typography variant="h2" component="h3" tabIndex={-1} ref={heading}>
        {title}
      </Typography>
      <p>{text}</p>
      <Ornament />
    </Overlay>
  )
}
