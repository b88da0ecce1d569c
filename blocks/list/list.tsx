import MuiList from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Section } from 'marquee'
import { Icon } from '../../src/components/icon.tsx'
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

/** By the width of the column in which the list stands. */
const inColumns = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(220px, ${Math.floor(100 / columns)}% - 40px)), 1fr))`,
  columnGap: '40px',
  rowGap: '12px',
})

export function List({ items, mark, columns }: ListBlock) {
  return (
    <Section>
      {/* Safari drops the role of a list without bullets. */}
      <MuiList
        component={mark === 'number' ? 'ol' : 'ul'}
        role="list"
        sx={{ counterReset: 'point', ...(columns > 1 && inColumns(columns)) }}
      >
        {items.map(({ title, text, icon }) => (
          <ListItem
            key={title}
            sx={{
              alignItems: 'start',
              px: 0,
              paddingInlineStart: icon || mark === 'none' ? 0 : '36px',
              ...(!icon && marks[mark]),
            }}
          >
            {icon && (
              <ListItemIcon sx={{ minWidth: 0, mt: '6px', marginInlineEnd: '14px', color: 'primary.text' }}>
                <Icon name={icon} size={26} />
              </ListItemIcon>
            )}
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
