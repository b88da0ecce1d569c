import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fold } from 'marquee'
import type { ListedGroup, ListedPage } from 'marquee/schema'
import { plural } from 'marquee/words'
import { blocksWords } from '../../schema/language/blocks-words.ts'

const Group = styled(Fold)({
  '& > summary': { gap: 16, minHeight: 60, paddingBlock: 12 },
  '& ul': { paddingBlockEnd: 24 },
})

/** The titles of pages, in columns. */
export function Links({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <List sx={{ columns: '260px 3', columnGap: 5 }}>
      {pages.map(({ href, title }) => (
        <ListItem key={href} sx={{ breakInside: 'avoid' }}>
          <Link href={href} underline="hover" sx={{ py: 1.25 }}>
            {title}
          </Link>
        </ListItem>
      ))}
    </List>
  )
}

/**
 * Groups that unfold to their links, each with the number of its pages. Folded, so that hundreds of links do not fill
 * the page; search engines read them all the same.
 */
export function FoldedLinks({ groups }: { groups: readonly ListedGroup[] }) {
  return (
    <div>
      {groups.map(({ title, pages }) => (
        <Group key={title}>
          <summary>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" component="small" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
              {plural(blocksWords.pages, pages.length)}
            </Typography>
          </summary>
          <Links pages={pages} />
        </Group>
      ))}
    </div>
  )
}
