import { styled } from '@mui/material/styles'
import { renderMarkdown } from '../../src/components/prose/markdown.ts'

const Nav = styled('nav')({
  marginBottom: 48,
  fontSize: '1rem',
  lineHeight: 1.4,
  '& p': { color: 'var(--palette-text-secondary)', fontWeight: 600, marginBottom: 8 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--palette-outline)' },
  '& li': { borderBottom: '1px solid var(--palette-divider)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, paddingBlock: 8, textDecoration: 'none' },
  '& a:hover': { color: 'var(--palette-primary-text)' },
  '@media (min-width: 900px)': {
    position: 'sticky',
    top: 'calc(var(--header-height) + 24px)',
    maxHeight: 'calc(100vh - var(--header-height) - 48px)',
    overflowY: 'auto',
    marginBottom: 0,
  },
})

/** The highest-level headings of a long text as links. It stays visible beside the text if there is room. */
export function Contents({ markdown, anchors }: { markdown: string; anchors: string }) {
  const { top } = renderMarkdown(markdown, { topLevel: 2, anchors })
  return (
    <Nav aria-label="Contents">
      <p>Contents</p>
      <ul>
        {top.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Nav>
  )
}
