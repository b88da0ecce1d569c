import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { rounded } from '../theme/rounded.ts'

/** Ticked off. The tick is no part of the flow, so that `::first-letter` finds the text. */
const Point = styled(ListItem)({
  display: 'block',
  paddingBlock: 13,
  paddingInlineStart: 36,
  borderTop: '1px solid var(--palette-divider)',
  lineHeight: 1.4,
  '&::before': {
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

const paper = {
  position: 'relative',
  p: 3.5,
  pb: 2.5,
  borderColor: 'transparent',
  borderRadius: rounded(0.75),
  boxShadow: 4,
  rotate: '-1.4deg',
}

type Props = { title: string; points: string[] }

/** A sheet of paper with a heading and points ticked off, to lie on a picture. */
export function Sheet({ title, points }: Props) {
  return (
    <Paper data-part="contrast" sx={paper}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.75 }}>
        {title}
      </Typography>
      <List>
        {points.map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </List>
    </Paper>
  )
}
