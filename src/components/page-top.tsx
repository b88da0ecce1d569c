import Container from '@mui/material/Container'
import Grid, { type GridProps } from '@mui/material/Grid'
import type { ReactNode } from 'react'
import { Ornament } from './ornament.tsx'

type Props = Pick<GridProps, 'rowSpacing' | 'columnSpacing' | 'children'> & {
  /** The space below the columns, as a CSS length. */
  bottom: string
  /** What follows the columns at the width of the page. */
  banner?: ReactNode
}

/** The top of a page without a hero: columns below the header, aligned at the bottom, then the ornament. */
export const PageTop = ({ bottom, banner, ...columns }: Props) => (
  <>
    <Container>
      <Grid
        container
        {...columns}
        sx={{ alignItems: 'end', pt: 'calc(var(--header-height) + clamp(36px, 5.5vw, 88px))', pb: bottom }}
      />
      {banner}
    </Container>
    <Ornament />
  </>
)
