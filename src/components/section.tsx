import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Eyebrow } from './eyebrow.tsx'

/** The container of a block: page width, and the vertical space that all blocks share. */
export function Section({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <Container maxWidth={wide ? 'xl' : 'lg'} sx={{ py: { xs: 9, md: 14 } }}>
      {children}
    </Container>
  )
}

/** A column that stays in sight beside a longer one, where there is room for both. */
export const stickyAside = {
  position: { md: 'sticky' },
  top: { md: 'calc(var(--header-height) + 24px)' },
  // The grid has space below it already.
  '& > :only-child': { mb: 0 },
} as const

/** Links of a long text beside it. They scroll by themselves where they are longer than the window. */
export const stickyNav = {
  ...stickyAside,
  mb: { xs: 6, md: 0 },
  maxHeight: { md: 'calc(100dvh - var(--header-height) - 48px)' },
  overflowY: { md: 'auto' },
} as const

/** A negative margin that takes a picture from the page width to the edge of a wide window. In a column it is none. */
export const bleed = 'calc(var(--bleed, 1) * ((1200px - 100vw) / 2 - 32px))'

type Alignment = 'start' | 'center' | 'end'

/** How texts and the intros of blocks are aligned inside, as custom properties that each of them reads. */
export const alignments = {
  start: { textAlign: 'start', '--text-align': 'start', '--intro-margin': '0' },
  center: { textAlign: 'center', '--text-align': 'center', '--intro-margin': 'auto' },
  end: { textAlign: 'end', '--text-align': 'end', '--intro-margin': 'auto 0' },
} as const

const introBox = { maxWidth: 760, marginInline: 'var(--intro-margin, 0)', mb: { xs: 5, md: 7 } }

type IntroProps = {
  title: string
  eyebrow?: string | undefined
  intro?: string | undefined
  /** Left out, it is that of the section around the block. */
  align?: Alignment
  level?: 'h1' | 'h2'
}

/** Eyebrow, heading and lead of a block. */
export function SectionIntro({ title, eyebrow, intro, align, level = 'h2' }: IntroProps) {
  return (
    <Box sx={[introBox, align ? alignments[align] : {}]}>
      {eyebrow && <Eyebrow sx={{ mb: 2 }}>{eyebrow}</Eyebrow>}
      <Typography variant="h2" component={level}>
        {title}
      </Typography>
      {intro && (
        <Typography variant="subtitle1" sx={{ mt: 2.5, color: 'text.secondary' }}>
          {intro}
        </Typography>
      )}
    </Box>
  )
}
