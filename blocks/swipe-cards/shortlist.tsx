import { styled } from '@mui/material/styles'
import { judgedCards, type Review, verdicts } from './decisions.ts'
import type { Card } from './schema.ts'

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 24,
  '& h3': { margin: '0 0 8px', font: '700 1.125rem/1.25 var(--font-display)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '8px 0', borderTop: '1px solid var(--palette-divider)', lineHeight: 1.4 },
  '& small': { display: 'block', color: 'var(--palette-text-secondary)', fontSize: '0.875rem' },
})

const names = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const

/** The decisions so far, by verdict. */
export function Shortlist({ cards, review }: { cards: readonly Card[]; review: Review }) {
  const judged = judgedCards(cards, review)
  return (
    <Groups>
      {verdicts.map((verdict) => {
        const own = judged.filter(({ decision }) => decision.verdict === verdict)
        return (
          <div key={verdict}>
            <h3>
              {names[verdict]} ({own.length})
            </h3>
            <ul>
              {own.map(({ card, decision }) => (
                <li key={card.id}>
                  {card.name}, {card.city}
                  {decision.reason && <small>{decision.reason}</small>}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </Groups>
  )
}
