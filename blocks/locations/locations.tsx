import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { Action, LinkRow, Section, SectionIntro } from 'marquee'
import type { Locations as LocationsBlock } from './schema.ts'

/** On phones a longer list shows only names, in two columns. */
const maxWithNotes = 6

export function Locations(block: LocationsBlock) {
  const isShort = block.cities.length <= maxWithNotes
  return (
    <Section>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'end',
          gap: '24px 48px',
          mb: { xs: 5, md: 8 },
          '& > div': { minWidth: 0, mb: 0 },
        }}
      >
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        {block.action && <Action action={block.action} variant="outlined" />}
      </Stack>
      <List
        sx={{
          columns: { xs: isShort ? 1 : 2, sm: '280px 3' },
          columnGap: { xs: 2.5, sm: 6 },
          ...(isShort && { '& small': { display: 'revert' } }),
        }}
      >
        {block.cities.map(({ name, state, note, href }) => (
          <LinkRow key={`${name}${state}`} name={name} notes={[state, note]} href={href} size="large" />
        ))}
      </List>
    </Section>
  )
}
