import { useRef } from 'react'
import type { ThemeLook } from '../../wire/theme.ts'
import type { usePreview } from './use-preview.ts'
import { useStable } from './use-stable.ts'

/** Shows the look of a theme that is not written on the page in the frame, and the page in light or dark colours. */
export function useLook({ postNow }: Pick<ReturnType<typeof usePreview>, 'postNow'>) {
  const shown = useRef<ThemeLook & { scheme?: 'light' | 'dark' | undefined }>({})
  function show(change: typeof shown.current): void {
    shown.current = { ...shown.current, ...change }
    postNow({ studio: 'look', ...shown.current })
  }
  return useStable({
    /** Shows a look; a theme with an error has none, and the last one stays. */
    showLook: ({ styles }: ThemeLook) => styles !== undefined && show({ styles }),
    /** Shows the page as it is written. */
    clearLook(): void {
      const { styles: _, ...rest } = shown.current
      shown.current = rest
      show({})
    },
    /** Shows the page as those see it who prefer light or dark colours; without a scheme as the system says. */
    showScheme: (scheme: 'light' | 'dark' | undefined) => show({ scheme }),
    /** Shows the same on a page that has loaded since. */
    showLookAgain: () => show({}),
  })
}
