import type { Card } from './schema.ts'

export const verdicts = ['yes', 'maybe', 'no'] as const
export type Verdict = (typeof verdicts)[number]

/** `at` is the time in ISO 8601. */
export type Decision = { card: string; verdict: Verdict; reason?: string; at: string }

/** Decisions in order, the reviewer, and what a reset removed, which can be restored until the next decision. */
export type Review = { decisions: readonly Decision[]; reviewer: string; removed?: readonly Decision[] | undefined }

export const noReview: Review = { decisions: [], reviewer: '' }

const isDecision = (value: unknown): value is Decision => {
  if (typeof value !== 'object' || value === null) return false
  const { card, verdict, at, reason } = value as Record<string, unknown>
  return (
    typeof card === 'string' &&
    typeof at === 'string' &&
    verdicts.includes(verdict as Verdict) &&
    (reason === undefined || typeof reason === 'string')
  )
}

/** The stored review, if it is valid. Invalid decisions are left out. */
export function acceptReview(stored: unknown): Review | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { decisions, reviewer } = stored as Record<string, unknown>
  if (!Array.isArray(decisions) || typeof reviewer !== 'string') return undefined
  return { decisions: decisions.filter(isDecision), reviewer }
}

/** The review with a decision on a card, which replaces an earlier one. */
export const decide = (review: Review, decision: Decision): Review => ({
  reviewer: review.reviewer,
  decisions: [...review.decisions.filter(({ card }) => card !== decision.card), decision],
})

/** Undoes the last step: a reset, else the last decision. */
export const undo = ({ decisions, reviewer, removed }: Review): Review => ({
  reviewer,
  decisions: removed ?? decisions.slice(0, -1),
})

/** Removes all decisions. This can be undone until the next decision. */
export const reset = ({ decisions, reviewer }: Review): Review => ({ decisions: [], reviewer, removed: decisions })

/** The cards without a decision, in order. Decisions on removed cards do not count. */
export function openCards(cards: readonly Card[], { decisions }: Review): Card[] {
  const decided = new Set(decisions.map(({ card }) => card))
  return cards.filter(({ id }) => !decided.has(id))
}

/** The decisions on cards of this deck, each with its card. */
export function decidedCards(cards: readonly Card[], { decisions }: Review) {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return decisions.flatMap((decision) => {
    const card = byId.get(decision.card)
    return card ? [{ card, decision }] : []
  })
}

/** The decisions as rows for a spreadsheet, with headings. */
export function reviewTable(cards: readonly Card[], review: Review): string[][] {
  const rows = decidedCards(cards, review).map(({ card, decision }) => [
    card.id,
    card.name,
    card.city,
    card.roles.join(', '),
    decision.verdict,
    decision.reason ?? '',
    review.reviewer.trim(),
    decision.at,
  ])
  return [['id', 'name', 'city', 'roles', 'decision', 'reason', 'reviewer', 'decidedAt'], ...rows]
}

/** The same as a list of named fields. */
export function reviewRecords(cards: readonly Card[], review: Review) {
  const [heading = [], ...rows] = reviewTable(cards, review)
  return rows.map((row) => Object.fromEntries(heading.map((name, index) => [name, row[index] ?? ''])))
}
