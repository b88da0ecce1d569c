import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { rounded } from '../theme/rounded.ts'

const Paper = styled('div')({
  position: 'relative',
  padding: '28px 28px 20px',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  borderRadius: rounded(0.75),
  rotate: '-1.4deg',
  border: '1px solid transparent',
  boxShadow: 'var(--shadows-4)',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    padding: '13px 0 13px 36px',
    borderTop: '1px solid var(--palette-divider)',
    lineHeight: 1.4,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 14,
    width: 8,
    height: 15,
    border: 'solid var(--palette-primary-text)',
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(42deg)',
  },
})

type Props = { title: string; points: string[] }

/** A sheet of paper on the picture, its points ticked off. */
export function Sheet({ title, points }: Props) {
  return (
    <Paper data-part="contrast">
      <Typography variant="h4" component="h3" sx={{ mb: 1.75 }}>
        {title}
      </Typography>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Paper>
  )
}
