import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Picture, rounded, Section, SectionIntro } from 'marquee'
import type { Person as PersonFields } from '../../schema/person.ts'
import { PersonLinks } from '../../src/components/links/person-links.tsx'
import type { People as PeopleBlock } from './schema.ts'

const faces = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
  gap: { xs: '40px 20px', sm: '56px 32px' },
}

const person = {
  display: 'block',
  // In two columns of a phone a portrait is lower than pictures are elsewhere.
  '& [data-picture]': { minHeight: 0, borderRadius: rounded(4), marginBlockEnd: '16px' },
}

/** People in a grid. */
export const People = (block: PeopleBlock) => (
  <Section>
    <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
    <List sx={faces}>
      {block.people.map((fields) => (
        <Person key={fields.name} {...fields} />
      ))}
    </List>
  </Section>
)

const Person = ({ name, role, image, text, href, links }: PersonFields) => (
  <ListItem sx={person}>
    {image && <Picture image={image} sizes="(min-width: 600px) 260px, 50vw" />}
    <Typography variant="h5" component="h3">
      {href ? <Link href={href}>{name}</Link> : name}
    </Typography>
    {role && <Typography sx={{ color: 'text.secondary' }}>{role}</Typography>}
    {text && (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {text}
      </Typography>
    )}
    <PersonLinks name={name} links={links} />
  </ListItem>
)
