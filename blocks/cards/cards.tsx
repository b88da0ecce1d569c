import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { CardLink, Picture, rounded, Section, SectionIntro } from 'marquee'
import { Icon } from '../../src/components/icon.tsx'
import type { Card as CardFields, Cards as CardsBlock } from './schema.ts'

const row = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
  gap: '48px 40px',
})

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 1.5,
  '& [data-picture]': { borderRadius: rounded(4), marginBlockEnd: '6px' },
  '&:not(:has([data-picture]))': { paddingBlockStart: '20px', borderTop: 1, borderColor: 'divider' },
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
    <List sx={row(block.columns)}>
      {block.cards.map((fields) => (
        <Card key={fields.name} columns={block.columns} {...fields} />
      ))}
    </List>
  </Section>
)

function Card({ name, image, icon, text, href, more: invitation, columns }: CardFields & { columns: number }) {
  const width = Math.round((1136 - 40 * (columns - 1)) / columns)
  return (
    <ListItem sx={card}>
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
