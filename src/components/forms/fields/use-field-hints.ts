import { useEffect, useState } from 'react'

type Hints = { phoneHint(typed: string): string | undefined; emailHint(typed: string): string | undefined }

const noHints: Hints = { phoneHint: () => undefined, emailHint: () => undefined }

/** Hints for phone numbers and e-mail addresses, whose libraries load later. A hint never keeps anything from being sent. */
export function useFieldHints(): Hints {
  const [hints, setHints] = useState(noHints)
  useEffect(() => {
    let isShown = true
    import('./contact-hints.ts').then(
      ({ phoneHint, emailHint }) => isShown && setHints({ phoneHint, emailHint }),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return hints
}
