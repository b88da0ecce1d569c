import MuiList from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { Section } from 'marquee'
import type { List as ListBlock } from './schema.ts'

/** Marks are drawn with borders, which forced colours keep. */
const drawn = { content: '""', position: 'absolute', insetInlineStart: 4, boxSizing: 'border-box' }

const marks = {
  check: {
    '&::before': {
      ...drawn,
      top: 13,
      width: 9,
      height: 16,
      border: 'solid var(--palette-primary-text)',
      borderWidth: '0 3px 3px 0',
      transform: 'rotate(42deg)',
    },
  },
  dot: {
    '&::before': {
      ...drawn,
      top: 19,
      width: 8,
      height: 8,
      border: '4px solid var(--palette-primary-text)',
      borderRadius: '50%',
    },
  },
  number: {
    counterIncrement: 'point',
    '&::before': {
      content: 'counter(point)',
      position: 'absolute',
      insetInlineStart: 0,
      top: 8,
      fontWeight: 700,
      color: 'primary.text',
    },
  },
  none: {},
}

export function List({ items, mark }: ListBlock) {
  return (
    <Section>
      {/* Safari drops the role of a list without bullets. */}
      <MuiList component={mark === 'number' ? 'ol' : 'ul'} role="list" sx={{ counterReset: 'point' }}>
        {items.map(({ title, text }) => (
          <ListItem
            key={title}
            sx={{ alignItems: 'start', px: 0, paddingInlineStart: mark === 'none' ? 0 : '36px', ...marks[mark] }}
          >
            <ListItemText
              primary={title}
              secondary={text}
              slotProps={{ primary: { sx: { fontWeight: text ? 650 : 400 } } }}
            />
          </ListItem>
        ))}
      </MuiList>
    </Section>
  )
}
