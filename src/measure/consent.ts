import type { Consent } from '../../schema/measure/consent.ts'
import { mayBeInEurope } from './in-europe.ts'

/** `version`: what a visitor is asked for. A choice about something else, or an older one, does not count. */
export type ConsentData = Pick<Consent, 'when' | 'askAgainAfterMonths'> & { version: string }
/** `at`: when the visitor chose, in ISO 8601. */
type Choice = { version: string; accepted: readonly string[]; at?: string }

const key = 'marquee-consent'

/** Somebody who sends Global Privacy Control wants no more than what is necessary, and has said so. */
const isPrivate = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Storage may be refused: the choice then counts for this page alone. */
function storedChoice(): Choice | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function isCurrent({ version, at = '' }: Choice, data: ConsentData): boolean {
  const end = new Date(at)
  end.setMonth(end.getMonth() + data.askAgainAfterMonths)
  return version === data.version && Date.now() < end.getTime()
}

/**
 * What the visitor has agreed to. Without `data` the site asks nobody. `onChange` is called when the visitor has chosen, here or
 * in another tab. Shows the question of the page where it has not been answered.
 */
export function createConsent(data: ConsentData | undefined, onChange: () => void) {
  let choice = data && readChoice(data)
  const isAsked = data !== undefined && (data.when === 'always' || mayBeInEurope(timeZone()))
  if (data) {
    const close = watchBanner({
      isOpen: isAsked && !choice && !isPrivate(),
      accepted: () => choice?.accepted ?? [],
      choose(accepted) {
        choice = { version: data.version, accepted, at: new Date().toISOString() }
        try {
          localStorage.setItem(key, JSON.stringify(choice))
        } catch {}
        onChange()
      },
    })
    const readAgain = () => {
      const stored = readChoice(data)
      if (!stored || stored.at === choice?.at) return
      choice = stored
      close()
      onChange()
    }
    addEventListener('storage', (event) => event.key === key && readAgain())
    // A page behind Back was asleep while another one was answered.
    addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
  }
  return (category: string): boolean =>
    category === 'necessary' || (choice ? choice.accepted.includes(category) : !isAsked && !isPrivate())
}

function readChoice(data: ConsentData): Choice | undefined {
  const stored = storedChoice()
  return stored && isCurrent(stored, data) ? stored : undefined
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type Banner = { isOpen: boolean; accepted: () => readonly string[]; choose: (accepted: readonly string[]) => void }

/**
 * Shows and hides the question, and reads the answer. It can be opened again without a choice, and closed with Escape then.
 * Returns a function that hides it where the answer was given elsewhere.
 */
function watchBanner({ isOpen, accepted, choose }: Banner): () => void {
  const banner = document.getElementById('consent')
  if (!banner) return () => {}
  const boxes = () => [...banner.querySelectorAll<HTMLInputElement>('input[value]:not(:disabled)')]
  let opener: HTMLElement | undefined
  new ResizeObserver(() =>
    document.documentElement.style.setProperty(
      '--consent-height',
      `${Math.ceil(banner.getBoundingClientRect().height)}px`,
    ),
  ).observe(banner)

  const close = () => {
    banner.hidden = true
    const next = opener ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
    opener = undefined
  }
  const answers: Record<string, () => readonly string[]> = {
    all: () => boxes().map(({ value }) => value),
    none: () => [],
    chosen: () => boxes().flatMap(({ checked, value }) => (checked ? value : [])),
  }
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-consent]')
    if (!button) return
    const answer = answers[button.dataset['consent'] ?? '']?.()
    if (answer) {
      close()
      return choose(answer)
    }
    opener = button
    for (const box of boxes()) box.checked = accepted().includes(box.value)
    banner.hidden = false
    banner.focus({ preventScroll: true })
  })
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && opener) close()
  })
  banner.hidden = !isOpen
  return () => {
    // The focus stays where it is, unless it is in the question.
    if (banner.contains(document.activeElement)) close()
    else banner.hidden = true
  }
}
