import { styled } from '@mui/material/styles'
import type { Part } from './schema.ts'

const Line = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 172px), 1fr))',
  gap: '24px 0',
  margin: '0 0 32px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    paddingInlineEnd: 18,
    paddingTop: 28,
    borderTop: '2px solid var(--palette-outline)',
    lineHeight: 1.4,
    fontSize: '1rem',
  },
  // A bulb where each step begins.
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: -8,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    border: '2px solid var(--palette-primary-text)',
    boxShadow: '0 0 0 5px color-mix(in srgb, var(--palette-primary-main) 22%, transparent)',
  },
  '& b': {
    display: 'block',
    marginBottom: 4,
    font: '700 1.0625rem/1.2 var(--font-display)',
    color: 'var(--palette-primary-text)',
  },
})

/** Steps of time as bulbs along a line. */
export function Steps({ steps }: { steps: Part['steps'] }) {
  return (
    <Line>
      {steps.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <b>{at}</b>
          {text}
        </li>
      ))}
    </Line>
  )
}
