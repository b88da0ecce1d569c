import { styled } from '@mui/material/styles'
import type { Link } from '../../schema/link.ts'
import { opensQuote, quoteHref } from '../../src/components/action.tsx'
import { PillLinks } from '../../src/components/pill-links.ts'

const Nav = styled('nav')({ gridColumn: '1 / -1' })

/** Links to parts of a long page, under its headline. */
export function JumpLinks({ links }: { links: readonly Link[] }) {
  return (
    <Nav aria-label="On this page">
      <PillLinks>
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
      </PillLinks>
    </Nav>
  )
}
