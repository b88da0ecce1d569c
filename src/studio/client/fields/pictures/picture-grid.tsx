import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Whether the name of a picture has all words of a filter. */
export function fitsFilter(name: string, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => name.includes(word))
}

type Props = {
  label: string
  /** The width of a cell at least, in pixels. */
  cellPx: number
  children: ReactNode
}

/** Pictures in cells of equal width, as many in a row as fit. */
export const PictureGrid = ({ label, cellPx, children }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cellPx}px), 1fr))`,
    }}
  >
    {children}
  </Box>
)
