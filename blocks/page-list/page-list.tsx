import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import type { ListedGroup } from 'marquee/schema'
import { PageCards } from '../../src/components/cards/page-cards.tsx'
import { FoldedLinks, Links } from './links.tsx'
import { isEmpty } from './listed-by.ts'
import type { PageList as PageListBlock } from './schema.ts'

/** The pages of a list, in groups if it has them. The build fills in the pages; nothing where no page fits, as in a language. */
export function PageList(block: PageListBlock) {
  const { eyebrow, title, intro, look, by, listed = [] } = block
  if (block.listed && isEmpty(block.listed)) return null
  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} intro={intro} />
      {by ? (
        <FoldedLinks groups={listed} />
      ) : (
        listed.map((group) => <Titled key={group.title ?? ''} group={group} look={look} />)
      )}
    </Section>
  )
}

function Titled({ group, look }: { group: ListedGroup; look: PageListBlock['look'] }) {
  const { title, pages } = group
  const heading = (size: { fontSize?: string; my: number }) =>
    title && (
      <Typography variant="h5" component="h3" sx={size}>
        {title}
      </Typography>
    )
  // Heading beside its links if there is room: short lists under wide headings would be mostly empty.
  if (look === 'links')
    return (
      <Grid container columnSpacing={5} sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider', '& + &': { mt: 3 } }}>
        <Grid size={{ xs: 12, md: 3 }}>{heading({ my: 1 })}</Grid>
        <Grid size={{ xs: 12, md: 9 }}>
          <Links pages={pages} />
        </Grid>
      </Grid>
    )
  return (
    <Box sx={{ '& + &': { mt: 'clamp(48px, 6vw, 80px)' } }}>
      {heading({ fontSize: '1.5rem', my: 3 })}
      <PageCards pages={pages} level={title ? 'h4' : 'h3'} />
    </Box>
  )
}
