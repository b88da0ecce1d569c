import { styled } from '@mui/material/styles'
import { rounded } from '../../theme/rounded.ts'
import { TextLink } from '../text-link.tsx'
import type { Found, Nothing } from './engine.ts'
import { termOf, wordPattern } from './words.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: '1px solid var(--palette-divider)' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: 20,
    alignItems: 'baseline',
    padding: '14px 16px',
    marginInline: -16,
    borderRadius: rounded(3),
    textDecoration: 'none',
  },
  '& a:hover, & a:focus-visible': { background: 'var(--palette-action-hover)' },
  '& strong': { font: '700 1.125rem/1.35 var(--font-display)', letterSpacing: '-0.01em' },
  '& small': { color: 'var(--palette-text-secondary)', fontSize: '0.875rem' },
  '& p': {
    gridColumn: '1 / -1',
    marginTop: 4,
    color: 'var(--palette-text-secondary)',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& mark': {
    background: 'none',
    color: 'var(--palette-primary-text)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

/** The results, each a stop of the arrow keys. */
export function Results({ found }: { found: readonly Found[] }) {
  return (
    <List>
      {found.map(({ path, title, kind, description, terms }) => (
        <li key={path}>
          <a href={path} data-stop="">
            <strong>
              <Marked text={title} terms={terms} />
            </strong>
            <small>{kind}</small>
            {description && (
              <p>
                <Marked text={description} terms={terms} />
              </p>
            )}
          </a>
        </li>
      ))}
    </List>
  )
}

const Ways = styled('div')({ display: 'grid', gap: 12, paddingBlock: 8 })
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 28px' })

/** Links to follow if there are no results. */
export function NothingFound({ nothing }: { nothing: Nothing }) {
  return (
    <Ways>
      <p>{nothing.text}</p>
      <Links>
        {nothing.links.map(({ text, href }) => (
          <TextLink key={href} href={href} data-stop="">
            {text}
          </TextLink>
        ))}
      </Links>
    </Ways>
  )
}

/** A text whose words that the search has found are marked. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const parts: (string | { word: string; at: number })[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const term = termOf(word)
    if (term === null || !terms.has(term)) continue
    parts.push(text.slice(end, index), { word, at: index })
    end = index + word.length
  }
  return [...parts, text.slice(end)].map((part) =>
    typeof part === 'string' ? part : <mark key={part.at}>{part.word}</mark>,
  )
}
