import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { City } from './city.tsx'
import type { Locations as LocationsBlock } from './schema.ts'

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  columnGap: 48,
  marginBottom: 40,
  '& > :first-of-type': { marginBottom: 24 },
  '& > :last-child': { marginBottom: 24 },
})

const Index = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columns: '280px 3',
  columnGap: 48,
  '@media (max-width: 599.95px)': { columns: 2, columnGap: 20 },
})

export function Locations(block: LocationsBlock) {
  return (
    <Section>
      <Top>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        {block.action && (
          <div>
            <Action action={block.action} variant="outlined" />
          </div>
        )}
      </Top>
      <Index>
        {block.cities.map((city) => (
          <City key={`${city.name}${city.state}`} city={city} />
        ))}
      </Index>
    </Section>
  )
}
