import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { toCsvText } from '../../schema/csv.ts'
import { TextField } from '../../src/components/forms/fields/field.tsx'
import { saveFile } from '../../src/components/save-file.ts'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { useLocalStorage } from '../../src/components/use-local-storage.ts'
import { rounded } from '../../src/theme/rounded.ts'
import {
  acceptReview,
  decide,
  judgedCards,
  noReview,
  openCards,
  reset,
  reviewRecords,
  reviewTable,
  undo,
  type Verdict,
} from './decisions.ts'
import { Deck } from './deck.tsx'
import type { SwipeCards as SwipeCardsBlock } from './schema.ts'
import { Shortlist } from './shortlist.tsx'

const NoScripts = styled('p')({ display: 'none', '@media (scripting: none)': { display: 'block', marginBottom: 24 } })

/** Cards to decide on one by one. Decisions stay on this device until they are exported or reset. */
export function SwipeCards(block: SwipeCardsBlock) {
  const blockId = block.id ?? block.type
  const { cards, reasons } = block
  const { value: review, change, isStored } = useLocalStorage(`marquee:swipe:${block.deck}`, noReview, acceptReview)
  const [said, setSaid] = useState('')
  const [error, setError] = useState('')

  const open = openCards(cards, review)
  const judged = judgedCards(cards, review)
  const [card, next] = open

  // The deck and its replacement at the end share an id, so that the focus is not lost between them.
  const focusDeck = () =>
    requestAnimationFrame(() => document.getElementById(`${blockId}-deck`)?.focus({ preventScroll: true }))

  const onDecide = (verdict: Verdict, reason?: string) => {
    if (!card) return
    change((before) =>
      decide(before, { card: card.id, verdict, at: new Date().toISOString(), ...(reason && { reason }) }),
    )
    if (!next) focusDeck()
    setSaid(`${card.name}: ${verdict}. ${next ? `Next card: ${next.name}, ${next.city}.` : 'That was the last card.'}`)
  }
  const canUndo = judged.length > 0 || review.removed !== undefined
  const onUndo = () => {
    if (!canUndo) return
    const last = judged.at(-1)
    setSaid(review.removed ? 'The decisions are back.' : `Undone. ${last?.card.name ?? 'The card'} is open again.`)
    change(undo)
    // The button may disappear with the last decision.
    focusDeck()
  }
  const onReset = () => {
    change(reset)
    setSaid('All cards are open again. Undo brings the decisions back.')
  }
  const save = (kind: 'csv' | 'json') => {
    if (review.reviewer.trim() === '') {
      setError('Write who has judged first. It goes into the file.')
      return document.getElementById(`${blockId}-reviewer`)?.focus()
    }
    setError('')
    if (kind === 'csv') saveFile(`${block.deck}.csv`, toCsvText(reviewTable(cards, review)), 'text/csv')
    else
      saveFile(`${block.deck}.json`, `${JSON.stringify(reviewRecords(cards, review), null, 2)}\n`, 'application/json')
  }

  return (
    <Section>
      <SectionIntro title={block.title} intro={block.intro} />
      <NoScripts>Judging needs scripts, which are off in this browser.</NoScripts>
      <Grid container rowSpacing={6} columnSpacing={8} sx={{ alignItems: 'start' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 48, mb: 2 }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {judged.length} of {cards.length} judged
            </Typography>
            <Button variant="text" disabled={!canUndo} onClick={onUndo}>
              Undo
            </Button>
          </Stack>
          {card ? (
            <Deck {...{ blockId, card, reasons, onDecide, onUndo }} />
          ) : (
            <Paper
              id={`${blockId}-deck`}
              tabIndex={-1}
              sx={{ p: 'clamp(28px, 5vw, 56px)', borderWidth: 2, borderStyle: 'dashed', borderRadius: rounded(5) }}
            >
              <Typography variant="h3" sx={{ mb: 2 }}>
                {cards.length === 0 ? 'No cards yet' : 'All cards are judged'}
              </Typography>
              <Typography>
                {cards.length === 0
                  ? 'Cards that are added to this page appear here.'
                  : 'Export the decisions, or start again with all cards.'}
              </Typography>
            </Paper>
          )}
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }} sx={{ display: 'grid', gap: 3.5 }}>
          <Shortlist cards={cards} review={review} />
          <TextField
            id={`${blockId}-reviewer`}
            label="Who judges"
            hint="Your initials are enough. They go into the export and nowhere else."
            value={review.reviewer}
            maxLength={60}
            autoComplete="off"
            error={error}
            onChange={({ target }) => change((before) => ({ ...before, reviewer: target.value }))}
          />
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button disabled={judged.length === 0} onClick={() => save('csv')}>
              Export CSV
            </Button>
            <Button variant="outlined" disabled={judged.length === 0} onClick={() => save('json')}>
              Export JSON
            </Button>
            <Button variant="outlined" disabled={judged.length === 0} onClick={onReset}>
              Start again
            </Button>
          </Stack>
          {!isStored && (
            <Typography role="status">This browser keeps nothing: the decisions end with this page.</Typography>
          )}
        </Grid>
      </Grid>
    </Section>
  )
}
