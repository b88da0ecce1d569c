import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
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

const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  '@media (min-width: 1000px)': { gridTemplateColumns: '7fr 5fr', gap: 64, alignItems: 'start' },
})
const Count = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 48,
  marginBottom: 16,
  fontWeight: 600,
})
const Done = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 'clamp(28px, 5vw, 56px)',
  border: '2px dashed var(--palette-outline)',
  borderRadius: rounded(5),
  '& h3': { margin: 0, font: '700 1.75rem/1.15 var(--font-display)' },
})
const Aside = styled('div')({ display: 'grid', gap: 28 })
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
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
      <Columns>
        <div>
          <Count>
            <span>
              {judged.length} of {cards.length} judged
            </span>
            <Button type="button" variant="text" disabled={!canUndo} onClick={onUndo}>
              Undo
            </Button>
          </Count>
          {card ? (
            <Deck {...{ blockId, card, reasons, onDecide, onUndo }} />
          ) : (
            <Done id={`${blockId}-deck`} tabIndex={-1}>
              <h3>{cards.length === 0 ? 'No cards yet' : 'All cards are judged'}</h3>
              <p>
                {cards.length === 0
                  ? 'Cards that are added to this page appear here.'
                  : 'Export the decisions, or start again with all cards.'}
              </p>
            </Done>
          )}
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </div>
        <Aside>
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
          <Tools>
            <Button type="button" disabled={judged.length === 0} onClick={() => save('csv')}>
              Export CSV
            </Button>
            <Button type="button" variant="outlined" disabled={judged.length === 0} onClick={() => save('json')}>
              Export JSON
            </Button>
            <Button type="button" variant="outlined" disabled={judged.length === 0} onClick={onReset}>
              Start again
            </Button>
          </Tools>
          {!isStored && <p role="status">This browser keeps nothing: the decisions end with this page.</p>}
        </Aside>
      </Columns>
    </Section>
  )
}
