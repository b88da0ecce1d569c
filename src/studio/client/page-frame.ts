import type { ToFrame } from '../wire/messages.ts'
import type { ThemeLook } from '../wire/theme.ts'

type Scheme = 'light' | 'dark' | undefined

/** The frame with the page, and the look that it shows: that of a theme that is not written, in light or dark colours. */
export function createPageFrame() {
  const frame: { current: HTMLIFrameElement | null } = { current: null }
  let look: ThemeLook & { scheme?: Scheme } = {}

  /** Sends synchronously: the page shows a letter together with its field, and an edit before the shell is rendered. */
  function postNow(message: ToFrame): void {
    const event = { data: message, origin: location.origin, source: window }
    frame.current?.contentWindow?.dispatchEvent(new MessageEvent('message', event))
  }
  function show(change: typeof look): void {
    look = { ...look, ...change }
    postNow({ studio: 'look', ...look })
  }

  return {
    frame,
    post: (message: ToFrame): void => frame.current?.contentWindow?.postMessage(message, location.origin),
    postNow,
    focus: (): void => frame.current?.contentWindow?.focus(),
    /** Shows a look; a theme with an error has none, and the last one stays. */
    showLook({ styles }: ThemeLook): void {
      if (styles !== undefined) show({ styles })
    },
    /** Shows the page as it is written. */
    clearLook(): void {
      const { styles: _, ...rest } = look
      look = rest
      show({})
    },
    /** Shows the page as those see it who prefer light or dark colours; without a scheme as the system says. */
    showScheme: (scheme: Scheme): void => show({ scheme }),
    /** Shows the same on a page that has loaded since. */
    showLookAgain: (): void => show({}),
  }
}

export type PageFrame = ReturnType<typeof createPageFrame>
