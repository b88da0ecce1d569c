import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import Typography from '@mui/material/Typography'
import { fill, shownNumber } from 'marquee/words'
import { pagerWords } from '../../schema/language/pager-words.ts'
import { numberedPath } from '../../schema/links/numbered-path.ts'
import { SiteLink } from '../../src/components/links/site-link.tsx'
import type { Pager as PagerBlock, PagerNumbers, PagerPost } from './schema.ts'

/** The links, which the build fills in; nothing where there is one page only, or no other post. */
export const Pager = ({ numbers, previous, next }: PagerBlock) => {
  if (numbers && numbers.count > 1) return <Numbers {...numbers} />
  return (previous ?? next) && <Posts previous={previous} next={next} />
}

/** So few numbers that they fit beside the arrows on the narrowest phone. */
const around = { siblingCount: 0, boundaryCount: 1 }

/** Closer to the list above than other blocks. Paper leads nowhere. */
const below = {
  py: { xs: 9, md: 14 },
  '[data-block] + [data-block] > &': { mt: { xs: -4, md: -7 }, pt: 0 },
  '@media print': { display: 'none' },
}

const pages = {
  '& ul': { justifyContent: 'center', gap: { xs: 0.25, sm: 1 } },
  '& li > *': { display: 'flex', alignItems: 'center', minWidth: { xs: 34, sm: 44 }, height: 44, m: 0 },
  '& li > div': { justifyContent: 'center' },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  // There, colours do not show which page it is.
  '@media (forced-colors: active)': { '& [aria-current]': { outline: '2px solid', outlineOffset: -2 } },
}

const labels = { previous: () => pagerWords.previous, next: () => pagerWords.next }
const rels = { previous: 'prev', next: 'next' }

function Numbers({ number, count, first }: PagerNumbers) {
  const labelOf = (type: string, page: number | null) =>
    type === 'previous' || type === 'next' ? labels[type]() : fill(pagerWords.page, { n: shownNumber(page ?? 0) })
  return (
    <Container sx={below}>
      <Pagination
        color="primary"
        aria-label={pagerWords.label}
        page={number}
        count={count}
        {...around}
        hidePrevButton={number === 1}
        hideNextButton={number === count}
        getItemAriaLabel={labelOf}
        sx={pages}
        renderItem={(item) =>
          item.page === null || item.type.endsWith('ellipsis') ? (
            <PaginationItem {...item} />
          ) : (
            <PaginationItem
              {...item}
              page={item.type === 'page' ? shownNumber(item.page) : item.page}
              component={SiteLink}
              href={numberedPath(first, item.page)}
              rel={item.type === 'previous' || item.type === 'next' ? rels[item.type] : undefined}
            />
          )
        }
      />
    </Container>
  )
}

const posts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: { xs: 1, sm: 5 },
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
}

const Posts = ({ previous, next }: { previous: PagerPost | undefined; next: PagerPost | undefined }) => (
  <Container sx={{ py: { xs: 6, md: 8 } }}>
    <Box component="nav" aria-label={pagerWords.posts} sx={posts}>
      {previous && <Post {...previous} rel="prev" label={pagerWords.previousPost} />}
      {next && <Post {...next} rel="next" label={pagerWords.nextPost} />}
    </Box>
  </Container>
)

const Post = ({ href, title, rel, label }: PagerPost & { rel: 'prev' | 'next'; label: string }) => (
  <Link
    href={href}
    rel={rel}
    underline="hover"
    sx={{ py: 1.5, ...(rel === 'next' && { gridColumn: { sm: 2 }, textAlign: { sm: 'end' } }) }}
  >
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography variant="h5" component="span">
      {title}
    </Typography>
  </Link>
)
