import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Picture, rounded, Section } from 'marquee'
import type { Person } from '../../schema/person.ts'
import { PersonLinks } from '../../src/components/links/person-links.tsx'
import type { Author as AuthorBlock } from './schema.ts'

const person = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: { xs: 2, sm: 3 },
  '& + &': { pt: 4, borderTop: 1, borderColor: 'divider' },
  '& [data-picture]': { width: { xs: 72, sm: 96 }, minHeight: 0, borderRadius: rounded(4) },
}

/** Those who wrote the page, each with portrait and a few words. */
export const Author = ({ title, people }: AuthorBlock) => (
  <Section>
    <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    <List sx={{ display: 'grid', gap: 4, maxWidth: 760 }}>
      {people.map((fields) => (
        <Writer key={fields.name} {...fields} />
      ))}
    </List>
  </Section>
)

const Writer = ({ name, role, image, text, href, links }: Person) => (
  <ListItem sx={person}>
    {image && <Picture image={image} sizes="96px" />}
    <Box sx={{ gridColumn: image ? 2 : '1 / -1' }}>
      <Typography variant="h5" component="h3">
        {href ? <Link href={href}>{name}</Link> : name}
      </Typography>
      {role && <Typography sx={{ color: 'text.secondary' }}>{role}</Typography>}
      {text && <Typography sx={{ mt: 1.5 }}>{text}</Typography>}
      <PersonLinks name={name} links={links} />
    </Box>
  </ListItem>
)
