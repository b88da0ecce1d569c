import Box from '@mui/material/Box'
import { Section, SectionIntro } from 'marquee'
import { NameLinks, NameRadios } from './names.tsx'
import { Panel } from './panel.tsx'
import type { ServiceTabs as ServiceTabsBlock } from './schema.ts'
import { selectionStyles } from './selection.ts'

const tabs = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 7fr' }, gap: { xs: 4, md: 9 } }

/** All panels share one cell, so that the block has the height of the tallest and nothing below it moves. */
const panels = { display: 'grid', '& > *': { gridArea: '1 / 1' } }

export function ServiceTabs(block: ServiceTabsBlock) {
  const { services } = block
  const radioId = (id: string) => `${block.id}-${id}`
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Box sx={[tabs, selectionStyles(services.length)]}>
        <div>
          <NameRadios name={`${block.id}-tab`} legend={block.title} services={services} radioId={radioId} />
          <NameLinks label={block.title} services={services} radioId={radioId} />
        </div>
        <Box sx={panels}>
          {services.map((service) => (
            <Panel key={service.id} service={service} />
          ))}
        </Box>
      </Box>
    </Section>
  )
}
