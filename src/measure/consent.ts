import type { Consent } from '../../schema/measure/consent.ts'
import { mayBeInEurope } from './in-europe.ts'

/** `version`: what a visitor is asked for. A choice about something else does not count. */
export type ConsentData = Pick<Consent, 'when'> & { version: string }
type Choice = { version: string; accepted: readonly string[] }

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

/**
 * What the visitor has agreed to. Without `data` the site asks nobody. `onChange` is called when the visitor has chosen. Shows
 * the question of the page where it has not been answered.
 */
export function createConsent(data: ConsentData | undefined, onChange: () => void) {
  const stored = storedChoice()
  let choice = stored?.version === data?.version ? stored : undefined
  const isAsked = data !== undefined && (data.when === 'always' || mayBeInEurope(timeZone()))
  if (data)
    watchBanner({
      isOpen: isAsked && !choice && !isPrivate(),
      accepted: () => choice?.accepted ?? [],
      choose(accepted) {
        choice = { version: data.version, accepted }
        try {
          localStorage.setItem(key, JSON.stringify(choice))
        } catch {}
        onChange()
      },
    })
  return (category: string): boolean =>
    category === 'necessary' || (choice ? choice.accepted.includes(category) : !isAsked && !isPrivate())
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type Banner = { isOpen: boolean; accepted: () => readonly string[]; choose: (accepted: readonly string[]) => void }

/** Shows and hides the question, and reads the answer. It can be opened again without a choice, and closed with Escape then. */
function watchBanner({ isOpen, accepted, choose }: Banner): void {
  const banner = document.getElementById('consent')
  if (!banner) return
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
}
