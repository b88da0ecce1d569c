import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Action, CardLink, Section, SectionIntro } from 'marquee'
import type { ServicesList as ServicesListBlock } from './schema.ts'

/** On phones a longer list shows only names, in two columns: it is for finding one, not for reading. */
const maxDescribed = 8

export function ServicesList(block: ServicesListBlock) {
  const isLong = block.services.length > maxDescribed
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: isLong ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
            // A few services share the whole row.
            sm: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
          },
          columnGap: { xs: 2.5, sm: 7 },
        }}
      >
        {block.services.map((service) => (
          <Service key={service.name} isLong={isLong} {...service} />
        ))}
      </List>
      {block.action && <Action action={block.action} sx={{ mt: 6 }} />}
    </Section>
  )
}

/** The name is the link if there is a page, and the whole cell can be clicked. */
function Service({ name, summary, href, isLong }: ServicesListBlock['services'][number] & { isLong: boolean }) {
  return (
    <ListItem sx={{ display: 'block', py: { xs: 1.625, sm: 2.5 }, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h5" component="h3" sx={{ fontSize: { xs: '1.0625rem', sm: '1.3125rem' } }}>
        {href ? (
          <CardLink href={href} underline="hover">
            {name}
          </CardLink>
        ) : (
          name
        )}
      </Typography>
      {summary && (
        <Typography
          sx={{
            display: { xs: isLong ? 'none' : 'block', sm: 'block' },
            mt: 0.75,
            color: 'text.secondary',
            fontSize: '1rem',
            lineHeight: 1.5,
          }}
        >
          {summary}
        </Typography>
      )}
    </ListItem>
  )
}
