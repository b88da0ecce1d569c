import { styled } from '@mui/material/styles'

const List = styled('dl')({
  margin: '24px 0',
  borderBottom: '1px solid var(--palette-divider)',
  '& > div': {
    display: 'grid',
    gap: '2px 20px',
    padding: '12px 0',
    borderTop: '1px solid var(--palette-divider)',
    '@media (min-width: 500px)': { gridTemplateColumns: '11em 1fr' },
  },
  '& dt': { color: 'var(--palette-text-secondary)' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

/** Answers of a form as people read them; a value may have several lines. */
export const AnswerList = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <List>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
)
