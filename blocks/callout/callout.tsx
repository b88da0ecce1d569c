import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Markdown, Section } from 'marquee'
import { Icon } from '../../src/components/icon.tsx'
import type { Callout as CalloutBlock } from './schema.ts'

const frame = { p: 3, border: 1, borderColor: 'outline', borderInlineStart: '6px solid var(--palette-primary-main)' }

/** On the accent all parts of a text have the colour that is readable on it. */
const onAccent = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '& > *': {
    '--palette-primary-text': 'var(--palette-primary-contrastText)',
    '--palette-text-secondary': 'var(--palette-primary-contrastText)',
    '--palette-divider': 'var(--palette-primary-contrastText)',
    '--palette-outline': 'var(--palette-primary-contrastText)',
    '--palette-background-paper': 'transparent',
  },
}

const looks = { plain: frame, strong: { ...frame, ...onAccent } }

export function Callout({ title, text, icon, look }: CalloutBlock) {
  const words = (
    <>
      {title && (
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      <Markdown markdown={text} topLevel={title ? 3 : 2} />
    </>
  )
  return (
    <Section>
      <Paper component="aside" sx={looks[look]}>
        {icon ? (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'start', '& > svg': { flex: 'none' } }}>
            <Icon name={icon} size={28} />
            <div>{words}</div>
          </Stack>
        ) : (
          words
        )}
      </Paper>
    </Section>
  )
}
