import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { CardLink, Picture, rounded, Section, SectionIntro } from 'marquee'
import { Icon } from '../../src/components/icon.tsx'
import type { Card as CardFields, Cards as CardsBlock } from './schema.ts'

const row = ({ columns, look }: CardsBlock) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: `repeat(${columns}, minmax(0, 1fr))`,
  },
  gap: look === 'open' ? '48px 40px' : '24px',
})

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 1.5,
  '& [data-picture]': { borderRadius: rounded(4), marginBlockEnd: '6px' },
  '&:not(:has([data-picture]))': { paddingBlockStart: '20px', borderTop: 1, borderColor: 'divider' },
}

/** A panel on the second ground of the tone. A picture fills its top. */
const framed = {
  ...card,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: rounded(4),
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& [data-picture]': { m: '-24px -24px 6px', width: 'calc(100% + 48px)' },
}

/** Looks like the arrow of a text link. The name is the link, over the whole card. */
const more = {
  mt: 'auto',
  pt: 1,
  fontWeight: 650,
  '&::after': { content: '" →" / ""', color: 'primary.text' },
  '&:dir(rtl)::after': { content: '" ←" / ""' },
}

/** Cards in rows. */
export const Cards = (block: CardsBlock) => (
  <Section>
    <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
    <List sx={row(block)}>
      {block.cards.map((fields) => (
        <Card key={fields.name} columns={block.columns} look={block.look} {...fields} />
      ))}
    </List>
  </Section>
)

type CardProps = CardFields & Pick<CardsBlock, 'columns' | 'look'>

function Card({ name, image, icon, text, href, more: invitation, columns, look }: CardProps) {
  const width = Math.round((1136 - 40 * (columns - 1)) / columns)
  return (
    <ListItem sx={look === 'open' ? card : framed}>
      {image && <Picture image={image} sizes={`(min-width: 1200px) ${width}px, (min-width: 600px) 50vw, 100vw`} />}
      {icon && (
        <Box component="span" sx={{ color: 'primary.text', lineHeight: 0, '& svg': { display: 'block' } }}>
          <Icon name={icon} size={40} />
        </Box>
      )}
      <Typography variant="h4" component="h3">
        <CardLink href={href} underline="none">
          {name}
        </CardLink>
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {invitation && (
        <Typography component="span" aria-hidden sx={more}>
          {invitation}
        </Typography>
      )}
    </ListItem>
  )
}
