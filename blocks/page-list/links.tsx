import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { plural } from '../../schema/language/words.ts'
import type { ListedGroup, ListedPage } from '../../schema/listed-page.ts'
import { StrokeIcon } from '../../src/components/picture/stroke-icon.tsx'

/**
 * Folded, so that hundreds of links do not fill the page; search engines read them all the same. `<details>` and not
 * `Accordion`: it unfolds without a script.
 */
const Fold = styled('details')({
  borderTop: '1px solid var(--palette-divider)',
  '&:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 60,
    paddingBlock: 12,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: 'var(--palette-primary-text)' },
  '& svg': { flex: 'none', color: 'var(--palette-primary-text)', transition: 'rotate 200ms' },
  '&[open] svg': { rotate: '45deg' },
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

/** Groups that unfold to their links, each with the number of its pages. */
export function FoldedLinks({ groups }: { groups: readonly ListedGroup[] }) {
  return (
    <div>
      {groups.map(({ title, pages }) => (
        <Fold key={title}>
          <summary>
            <Typography variant="h5" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" component="small" sx={{ ml: 'auto', color: 'text.secondary' }}>
              {plural(blocksWords.pages, pages.length)}
            </Typography>
            <StrokeIcon size={18} box={20}>
              <path d="M10 2v16M2 10h16" />
            </StrokeIcon>
          </summary>
          <Links pages={pages} />
        </Fold>
      ))}
    </div>
  )
}
