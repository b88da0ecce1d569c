import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Part } from './schema.ts'

/** A bulb where the step begins. */
const Step = styled(ListItem)({
  display: 'block',
  paddingInlineEnd: 18,
  paddingTop: 28,
  borderTop: '2px solid var(--palette-outline)',
  fontSize: '1rem',
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: -8,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    border: '2px solid var(--palette-primary-text)',
    boxShadow: '0 0 0 5px color-mix(in srgb, var(--palette-primary-main) 22%, transparent)',
  },
})

const line = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 172px), 1fr))',
  rowGap: 3,
  mb: 4,
}

/** Steps of time as bulbs along a line. */
export function Steps({ steps }: { steps: Part['steps'] }) {
  return (
    <List component="ol" sx={line}>
      {steps.map(({ at, text }) => (
        <Step key={`${at} ${text}`}>
          <Typography
            variant="h6"
            component="b"
            sx={{ display: 'block', mb: 0.5, color: 'primary.text', fontSize: '1.0625rem' }}
          >
            {at}
          </Typography>
          {text}
        </Step>
      ))}
    </List>
  )
}
