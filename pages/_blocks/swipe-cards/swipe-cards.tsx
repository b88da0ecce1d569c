import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { rounded, Section, SectionIntro, saveFile, toCsvText, useLocalStorage } from 'marquee'
import { TextField } from 'marquee/forms'
import { fill } from 'marquee/words'
import { useState } from 'react'
import {
  acceptReview,
  decide,
  decidedCards,
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
import { swipeCardsWords } from './words.ts'

const spoken = { no: 'saidNo', maybe: 'saidMaybe', yes: 'saidYes' } as const

/** Cards to decide on one by one. Decisions stay on this device until they are exported or reset. */
export function SwipeCards(block: SwipeCardsBlock) {
  const blockId = block.id ?? block.type
  const { cards, reasons } = block
  const { value: review, change, isStored } = useLocalStorage(`marquee:swipe:${block.deck}`, noReview, acceptReview)
  const [said, setSaid] = useState('')
  const [error, setError] = useState('')

  const open = openCards(cards, review)
  const decided = decidedCards(cards, review)
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
    const decision = { name: card.name, verdict: swipeCardsWords[spoken[verdict]] }
    setSaid(
      next
        ? fill(swipeCardsWords.judgedNext, { ...decision, next: next.name, city: next.city })
        : fill(swipeCardsWords.judgedLast, decision),
    )
  }
  const canUndo = decided.length > 0 || review.removed !== undefined
  const onUndo = () => {
    if (!canUndo) return
    const last = decided.at(-1)
    const undone = last ? fill(swipeCardsWords.undone, { name: last.card.name }) : swipeCardsWords.undoneCard
    setSaid(review.removed ? swipeCardsWords.restored : undone)
    change(undo)
    // The button may disappear with the last decision.
    focusDeck()
  }
  const onReset = () => {
    change(reset)
    setSaid(swipeCardsWords.reopened)
  }
  const save = (kind: 'csv' | 'json') => {
    if (review.reviewer.trim() === '') {
      setError(swipeCardsWords.reviewerMissing)
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
      <Typography sx={{ display: 'none', mb: 3, '@media (scripting: none)': { display: 'block' } }}>
        {swipeCardsWords.scriptsOff}
      </Typography>
      <Grid container rowSpacing={6} columnSpacing={8} sx={{ alignItems: 'start' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 48, mb: 2 }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {fill(swipeCardsWords.count, { judged: decided.length, n: cards.length })}
            </Typography>
            <Button variant="text" disabled={!canUndo} onClick={onUndo}>
              {swipeCardsWords.undo}
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
                {cards.length === 0 ? swipeCardsWords.empty : swipeCardsWords.done}
              </Typography>
              <Typography>{cards.length === 0 ? swipeCardsWords.emptyText : swipeCardsWords.doneText}</Typography>
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
            label={swipeCardsWords.reviewer}
            hint={swipeCardsWords.reviewerHint}
            value={review.reviewer}
            maxLength={60}
            autoComplete="off"
            error={error}
            onChange={({ target }) => change((before) => ({ ...before, reviewer: target.value }))}
          />
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button disabled={decided.length === 0} onClick={() => save('csv')}>
              {swipeCardsWords.exportCsv}
            </Button>
            <Button variant="outlined" disabled={decided.length === 0} onClick={() => save('json')}>
              {swipeCardsWords.exportJson}
            </Button>
            <Button variant="outlined" disabled={decided.length === 0} onClick={onReset}>
              {swipeCardsWords.reset}
            </Button>
          </Stack>
          {!isStored && <Typography role="status">{swipeCardsWords.notStored}</Typography>}
        </Grid>
      </Grid>
    </Section>
  )
}
