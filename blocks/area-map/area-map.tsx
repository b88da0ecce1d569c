import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { Action, LinkRow, Section, SectionIntro } from 'marquee'
import { areaAround } from './area.ts'
import { AreaDrawing } from './area-drawing.tsx'
import { radiusOf } from './radius.ts'
import type { AreaMap as AreaMapBlock } from './schema.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { marginBottom: 0 },
  '@media (min-width: 900px)': {
    gridTemplate: '"top map" auto "list map" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
    gap: '40px 64px',
    '& > figure': { gridArea: 'map' },
    // Without a drawing its caption stands under the heading.
    '&:not(:has(svg))': { gridTemplate: '"top list" auto "map list" 1fr / minmax(0, 5fr) minmax(0, 7fr)' },
    '&:not(:has(svg)) > div:last-child': { gridArea: 'list' },
  },
})

const Caption = styled('figcaption')({
  // The ring of the drawing.
  'figure:not(:has(svg)) > &::before': { display: 'none' },
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 16,
  textWrap: 'balance',
  color: 'var(--palette-text-secondary)',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 18,
    height: 18,
    border: '2px solid var(--palette-primary-text)',
    borderRadius: '50%',
  },
})

export function AreaMap(block: AreaMapBlock) {
  const area = areaAround(block.cities, radiusOf(block))
  const nearby = block.cities.slice(1)
  return (
    <Section>
      <Columns>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        <figure>
          {area && <AreaDrawing blockId={`${block.id}`} area={area} />}
          <Caption>{block.caption}</Caption>
        </figure>
        <div>
          {nearby.length > 0 && (
            <List sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}>
              {nearby.map(({ name, state, href }) => (
                <LinkRow key={name} name={name} notes={[state]} href={href} />
              ))}
            </List>
          )}
          {block.action && <Action action={block.action} variant="outlined" />}
        </div>
      </Columns>
    </Section>
  )
}
