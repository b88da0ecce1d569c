import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { Section } from 'marquee'
import { fill, shownNumber } from 'marquee/words'
import { SiteLink } from '../../src/components/links/site-link.tsx'
import type { ListedTag, Tags as TagsBlock } from './schema.ts'
import { tagsWords } from './words.ts'

/** The tags, which the build fills in; nothing where there are none. */
export const Tags = ({ title, tags }: TagsBlock) =>
  tags?.length !== 0 && (
    <Section>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <List sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mt: 1.5 }}>
        {tags?.map((tag) => (
          <li key={tag.slug}>
            <Tag {...tag} />
          </li>
        ))}
      </List>
    </Section>
  )

function Tag({ name, href, count }: ListedTag) {
  const label = count === undefined ? name : fill(tagsWords.counted, { name, n: shownNumber(count) })
  // As high as the links beside it.
  if (href === undefined) return <Chip size="medium" label={label} sx={{ minHeight: 44 }} />
  return <Chip size="medium" component={SiteLink} clickable label={label} href={href} rel="tag" />
}
