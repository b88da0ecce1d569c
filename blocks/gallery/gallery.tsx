import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { focusRing, Picture, rounded, Section, SectionIntro } from 'marquee'
import { useState } from 'react'
import { Caption } from './caption.tsx'
import { Lightbox } from './lightbox.tsx'
import type { Gallery as GalleryBlock } from './schema.ts'
import { galleryWords } from './words.ts'

const Enlarge = styled('button')({
  display: 'block',
  width: '100%',
  padding: 0,
  borderRadius: rounded(4),
  cursor: 'zoom-in',
  ...focusRing,
  // Small pictures are lower than those of other blocks.
  '& [data-picture]': { minHeight: 0, borderRadius: rounded(4) },
  '& [data-picture] img': { transition: 'scale 500ms ease, opacity 400ms' },
  '&:hover [data-picture] img': { scale: 1.03 },
  // Nothing opens without scripts: all pictures with their captions are on the page.
  '@media (scripting: none)': { pointerEvents: 'none' },
})

const grid = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
  gap: { xs: '20px 12px', md: '32px 24px' },
  alignItems: 'start',
})

/** Pictures with captions; a press on one opens all of them large, beginning with it. */
export function Gallery(block: GalleryBlock) {
  const { pictures, columns, title } = block
  const [opened, setOpened] = useState<number>()
  const sizes = `(min-width: 1200px) ${Math.round(1136 / columns)}px, (min-width: 900px) ${Math.round(100 / columns)}vw, 50vw`
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={title} intro={block.intro} />
      <List sx={grid(columns)}>
        {pictures.map((picture, index) => (
          <ListItem key={picture.image.name} component="li" sx={{ display: 'block' }}>
            <figure>
              <Enlarge
                type="button"
                aria-haspopup="dialog"
                title={galleryWords.enlarge}
                onClick={() => setOpened(index)}
              >
                <Picture image={picture.image} sizes={sizes} />
              </Enlarge>
              <Caption {...picture} />
            </figure>
          </ListItem>
        ))}
      </List>
      {opened !== undefined && <Lightbox pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}
