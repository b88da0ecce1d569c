import { styled } from '@mui/material/styles'
import type { Link } from '../../schema/link.ts'
import { opensQuote, quoteHref } from '../../src/ui/action.tsx'

const Nav = styled('nav')({
  gridColumn: '1 / -1',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 18,
    border: '1px solid var(--line-strong)',
    borderRadius: 22,
    background: 'none',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& a:hover, & button:hover': { borderColor: 'var(--accent-ink)', background: 'var(--hover)' },
  '& a:focus-visible, & button:focus-visible': { borderRadius: 22 },
})

/** Ways into a long page, under its headline. */
export function JumpLinks({ links }: { links: readonly Link[] }) {
  return (
    <Nav aria-label="On this page">
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            {href === quoteHref ? (
              <button type="button" {...opensQuote}>
                {text}
              </button>
            ) : (
              <a href={href}>{text}</a>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  )
}
