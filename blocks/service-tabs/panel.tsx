import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Picture, TextLink } from 'marquee'
import { fill } from 'marquee/words'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { Service } from './schema.ts'
import { tapped } from './selection.ts'

/** Visible if `--on` is 1. It fades in; the previous one disappears at once, so that texts never overlap. */
const Body = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  opacity: 'var(--on, 0)',
  visibility: 'var(--seen, hidden)' as 'hidden',
  transition: 'opacity 240ms',
  // On a phone a picture loads once its service is shown: the others would delay the one that the visitor waits for.
  // (`grid` centres the alternative text, and does not change a picture.)
  [tapped]: { '& [data-lazy=""] img, & [data-lazy=""] + [data-loading]': { display: 'var(--loads, none)' } },
})

/** Image, description, features and link of one service. */
export function Panel({ service }: { service: Service }) {
  const { name, image, heroImage, description, features, link, moreText } = service
  const card = <Picture image={image} sizes="(min-width: 1200px) 660px, (min-width: 900px) 56vw, 100vw" />
  return (
    <Body role="group" aria-label={name}>
      {heroImage ? (
        <>
          <Box sx={{ display: { md: 'none' } }}>{card}</Box>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Picture image={heroImage} sizes="660px" />
          </Box>
        </>
      ) : (
        card
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          columnGap: 5,
          rowGap: 2.5,
        }}
      >
        <div>
          <Typography>{description}</Typography>
          <TextLink href={link}>
            <span>
              {moreText}
              <span className="visually-hidden"> {fill(blocksWords.about, { name })}</span>
            </span>
          </TextLink>
        </div>
        <List sx={{ borderTop: 1, borderColor: 'divider' }}>
          {features.map((feature) => (
            <ListItem key={feature} divider sx={{ py: 1.125, lineHeight: 1.4 }}>
              {feature}
            </ListItem>
          ))}
        </List>
      </Box>
    </Body>
  )
}
