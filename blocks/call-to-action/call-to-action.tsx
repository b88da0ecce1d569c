import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Action, Ornament } from 'marquee'
import type { CallToAction as CallToActionBlock } from './schema.ts'

/** It has the tone of the theme part `callToAction`, not that of the block. */
export function CallToAction(block: CallToActionBlock) {
  return (
    <>
      <Ornament />
      <Box data-part="callToAction" sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
        <Container sx={{ py: 'clamp(64px, 9vw, 128px)' }}>
          <Grid container rowSpacing={4.5} columnSpacing={8} sx={{ alignItems: 'end' }}>
            <Grid size={{ xs: 12, md: 8 }}>
              <Typography
                variant="h2"
                sx={{ maxWidth: '9.3em', fontSize: 'clamp(2.5rem, 1.4rem + 5vw, 5.75rem)', lineHeight: 0.98 }}
              >
                {block.title}
              </Typography>
            </Grid>
            <Grid size={{ xs: 12, md: 4 }}>
              {block.text && (
                <Typography variant="subtitle1" sx={{ mb: 3 }}>
                  {block.text}
                </Typography>
              )}
              <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
                <Action action={block.action} size="large" />
                {block.secondAction && <Action action={block.secondAction} size="large" variant="outlined" />}
              </Stack>
            </Grid>
          </Grid>
        </Container>
      </Box>
    </>
  )
}
