import { useEffect, useState } from 'react'

type Hints = { phoneHint(typed: string): string | undefined; emailHint(typed: string): string | undefined }

const noHints: Hints = { phoneHint: () => undefined, emailHint: () => undefined }

/**
 * Loads the libraries that check phone numbers and e-mail addresses. They warn and never refuse, so a form works
 * without them.
 */
export function useFieldHints(): Hints {
  const [hints, setHints] = useState(noHints)
  useEffect(() => {
    let isShown = true
    Promise.all([import('./phone-hint.ts'), import('./email-hint.ts')]).then(
      ([phone, email]) => isShown && setHints({ ...phone, ...email }),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return hints
}
