import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { usePageTitle } from './page-title.ts'
import { words } from './words.ts'

/** A page with one thing to do, before somebody is signed in. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <Box component="main" sx={{ minHeight: '100%', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
        <Typography variant="body2" color="text.secondary">
          {words.general.product}
        </Typography>
        <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650, mb: 2.5 }}>
          {title}
        </Typography>
        <Stack sx={{ gap: 2 }}>{children}</Stack>
      </Paper>
    </Box>
  )
}
