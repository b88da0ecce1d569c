import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'

type Props = {
  label: string
  isLast?: boolean
  isShown: boolean
  width: number | undefined
  children: ReactNode
}

/** A part of the studio beside the page: as wide as `width`, else as the screen. */
export const PaneBox = ({ label, isLast = false, isShown, width, children }: Props) => {
  const size: SxProps = width === undefined ? { flex: 1, minWidth: 0 } : { width, flexShrink: 0 }
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        ...size,
        order: isLast ? 1 : 0,
        display: isShown ? 'flex' : 'none',
        flexDirection: 'column',
        minHeight: 0,
        bgcolor: 'background.paper',
        borderInline: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}
