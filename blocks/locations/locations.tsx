import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { Action } from '../../src/components/action.tsx'
import { LinkRow } from '../../src/components/link-row.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { Locations as LocationsBlock } from './schema.ts'

/** Large names. On phones two columns of names alone, beside those without a page the invitation to ask. */
const city = {
  '& > a, &:not(:has(a))': { minHeight: { xs: 48, sm: 60 }, py: { xs: 1.25, sm: 1.5 } },
  '& strong': { fontSize: { xs: '1.1875rem', sm: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)' }, lineHeight: 1.15 },
  '& small': { display: { xs: 'none', sm: 'revert' } },
  '&:not(:has(a)) small:last-child': { display: 'revert', ml: { xs: 0, sm: 'auto' } },
}

export function Locations(block: LocationsBlock) {
  return (
    <Section>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'end',
          gap: '24px 48px',
          mb: 8,
        }}
      >
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} sx={{ mb: 0 }} />
        {block.action && <Action action={block.action} variant="outlined" />}
      </Stack>
      <List sx={{ columns: { xs: 2, sm: '280px 3' }, columnGap: { xs: 2.5, sm: 6 } }}>
        {block.cities.map(({ name, state, note, href }) => (
          <LinkRow key={`${name}${state}`} name={name} notes={[state, note]} href={href} sx={city} />
        ))}
      </List>
    </Section>
  )
}
