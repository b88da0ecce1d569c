import { styled } from '@mui/material/styles'
import type { ListedGroup, ListedPage } from '../../schema/listed-page.ts'

const Columns = styled('ul')({
  columns: '260px 3',
  columnGap: 40,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'block', paddingBlock: 10, textDecoration: 'none' },
  '& a:hover': { color: 'var(--palette-primary-text)', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

/** Folded, so that hundreds of links do not fill the page; search engines read them all the same. */
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
  '& h3': { font: '700 1.3125rem/1.2 var(--font-display)', letterSpacing: '-0.02em' },
  '& small': { marginInlineStart: 'auto', color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '& svg': { flex: 'none', color: 'var(--palette-primary-text)', transition: 'rotate 200ms' },
  '&[open] svg': { rotate: '45deg' },
  '& ul': { paddingBlockEnd: 24 },
})

/** The titles of pages, in columns. */
export function Links({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <Columns>
      {pages.map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </Columns>
  )
}

/** Groups that unfold to their links, each with the number of its pages. */
export function FoldedLinks({ groups }: { groups: readonly ListedGroup[] }) {
  return (
    <div>
      {groups.map(({ title, pages }) => (
        <Fold key={title}>
          <summary>
            <h3>{title}</h3>
            <small>{pages.length === 1 ? '1 page' : `${pages.length} pages`}</small>
            <svg
              width="18"
              height="18"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden
            >
              <path d="M10 2v16M2 10h16" />
            </svg>
          </summary>
          <Links pages={pages} />
        </Fold>
      ))}
    </div>
  )
}
