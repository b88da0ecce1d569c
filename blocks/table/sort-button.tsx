import { styled } from '@mui/material/styles'
import { focusRing } from 'marquee'
import { fill } from 'marquee/words'
import { tableWords } from './words.ts'

const Button = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  fontWeight: 600,
  textAlign: 'start',
  ...focusRing,
  '&:hover': { color: 'var(--palette-primary-text)' },
  // Has its width before the column is sorted.
  '& span': { width: '1em' },
  '@media (scripting: none), print': { pointerEvents: 'none', '& span': { display: 'none' } },
})

const signs = { ascending: '↑', descending: '↓' }

type Props = { name: string; order: keyof typeof signs | undefined; onClick: () => void }

/** The head of a column that can be sorted. */
export const SortButton = ({ name, order, onClick }: Props) => (
  <Button type="button" title={fill(tableWords.sort, { column: name })} onClick={onClick}>
    {name}
    <span aria-hidden="true">{order && signs[order]}</span>
  </Button>
)
