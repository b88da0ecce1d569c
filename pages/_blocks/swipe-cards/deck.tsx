import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { rounded } from 'marquee'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Candidate, Sheet } from './candidate.tsx'
import type { Verdict } from './decisions.ts'
import { useDrag } from './drag.ts'
import type { Card } from './schema.ts'
import { swipeCardsWords } from './words.ts'

const Area = styled('div')({ position: 'relative', '&:focus-visible': { outlineOffset: 8, borderRadius: rounded(5) } })

const buttons = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
  gap: 1.5,
  mt: 2.5,
  '& button': { minHeight: 60, paddingInline: 8, fontSize: '1.0625rem' },
  '& span': { marginInlineStart: 8, opacity: 0.75 },
  '@media (hover: none), (max-width: 479px)': { '& span': { display: 'none' } },
}

const keys: Readonly<Record<string, Verdict>> = { ArrowRight: 'yes', ArrowUp: 'maybe', ArrowLeft: 'no' }
const flies: Readonly<Record<Verdict, string>> = {
  yes: 'translateX(120%) rotate(12deg)',
  maybe: 'translateY(-60%)',
  no: 'translateX(-120%) rotate(-12deg)',
}
const flightMs = 180

/** The next card appears at once; a clone of the previous one flies away, so nobody waits for it. */
function flyAway(sheet: HTMLElement, area: HTMLElement, verdict: Verdict) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const copy = sheet.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { position: 'absolute', inset: '0 0 auto', zIndex: '1', pointerEvents: 'none' })
  area.append(copy)
  const away = { transform: flies[verdict], opacity: 0 }
  copy.animate([{}, away], { duration: flightMs, easing: 'ease-in' }).onfinish = () => copy.remove()
}

type Props = {
  blockId: string
  card: Card
  reasons: readonly string[]
  onDecide: (verdict: Verdict, reason?: string) => void
  onUndo: () => void
}

/** The top card, and the three verdicts. A no asks for its reason. */
export function Deck({ blockId, card, reasons, onDecide, onUndo }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const firstReason = useRef<HTMLButtonElement>(null)
  const [asks, setAsks] = useState(false)

  const leave = (verdict: Verdict, reason?: string) => {
    if (sheet.current && area.current) flyAway(sheet.current, area.current, verdict)
    onDecide(verdict, reason)
    if (asks) area.current?.focus({ preventScroll: true })
    setAsks(false)
  }
  const decide = (verdict: Verdict) => (verdict === 'no' ? setAsks(true) : leave(verdict))
  const backToCard = () => {
    setAsks(false)
    area.current?.focus()
  }
  useEffect(() => {
    if (asks) firstReason.current?.focus()
  }, [asks])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const verdict = keys[event.key]
    if (asks && event.key === 'Escape') backToCard()
    else if (!asks && verdict) {
      event.preventDefault()
      decide(verdict)
    } else if (!asks && event.key === 'Backspace') {
      event.preventDefault()
      onUndo()
    }
  }
  // If nothing else has the focus, the left and right arrows decide. The up arrow keeps scrolling.
  const latestDecide = useRef(decide)
  latestDecide.current = decide
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: globalThis.KeyboardEvent) => {
      const verdict = key === 'ArrowUp' ? undefined : keys[key]
      if (verdict && target === document.body && !altKey && !ctrlKey && !metaKey) latestDecide.current(verdict)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const drag = useDrag(decide)
  const titleId = `${blockId}-name`
  return (
    <Area
      ref={area}
      id={`${blockId}-deck`}
      tabIndex={0}
      role="group"
      aria-label={swipeCardsWords.deck}
      onKeyDown={onKeyDown}
    >
      <Sheet component="article" ref={sheet} aria-labelledby={titleId} {...drag}>
        <Candidate card={card} id={titleId} />
      </Sheet>
      {asks ? (
        <Paper
          role="group"
          aria-labelledby={`${blockId}-why`}
          sx={{ mt: 2.5, p: 2.5, borderWidth: 2, borderColor: 'error.main' }}
        >
          <Typography id={`${blockId}-why`} sx={{ mb: 1.25, fontWeight: 650 }}>
            {swipeCardsWords.why}
          </Typography>
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            {reasons.map((reason, index) => (
              <Button
                key={reason}
                ref={index === 0 ? firstReason : undefined}
                variant="outlined"
                onClick={() => leave('no', reason)}
              >
                {reason}
              </Button>
            ))}
            <Button variant="text" onClick={backToCard}>
              {swipeCardsWords.back}
            </Button>
          </Stack>
        </Paper>
      ) : (
        <Box sx={buttons}>
          <Button variant="outlined" onClick={() => decide('no')}>
            {swipeCardsWords.no} <span aria-hidden="true">←</span>
          </Button>
          <Button variant="outlined" onClick={() => decide('maybe')}>
            {swipeCardsWords.maybe} <span aria-hidden="true">↑</span>
          </Button>
          <Button onClick={() => decide('yes')}>
            {swipeCardsWords.yes} <span aria-hidden="true">→</span>
          </Button>
        </Box>
      )}
    </Area>
  )
}
