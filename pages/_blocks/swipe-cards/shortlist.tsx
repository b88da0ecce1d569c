import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { decidedCards, type Review, verdicts } from './decisions.ts'
import type { Card } from './schema.ts'
import { swipeCardsWords } from './words.ts'

/** The decisions so far, by verdict. */
export function Shortlist({ cards, review }: { cards: readonly Card[]; review: Review }) {
  const decided = decidedCards(cards, review)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 3 }}>
      {verdicts.map((verdict) => {
        const own = decided.filter(({ decision }) => decision.verdict === verdict)
        return (
          <div key={verdict}>
            <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
              {swipeCardsWords[verdict]} ({own.length})
            </Typography>
            <List>
              {own.map(({ card, decision }) => (
                <ListItem
                  key={card.id}
                  sx={{ display: 'block', py: 1, borderTop: 1, borderColor: 'divider', lineHeight: 1.4 }}
                >
                  {card.name}, {card.city}
                  {decision.reason && (
                    <Typography variant="body2" component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                      {decision.reason}
                    </Typography>
                  )}
                </ListItem>
              ))}
            </List>
          </div>
        )
      })}
    </Box>
  )
}
