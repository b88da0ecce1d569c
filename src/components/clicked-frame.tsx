import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { rounded } from '../theme/rounded.ts'

/** The place of a film or a frame. It has its size before anything is loaded. */
export const FrameStage = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  borderRadius: rounded(4),
  backgroundColor: 'var(--palette-background-paper)',
  // Its picture is as high as it, also where that is lower than other pictures.
  '& > [data-picture]': { position: 'absolute', inset: 0, height: '100%', minHeight: 0 },
  '& > video, & > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
  '& > video': { objectFit: 'contain' },
  '& > iframe': { '@media print': { display: 'none' } },
  '& > button': {
    maxWidth: 'calc(100% - 32px)',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '@media (scripting: none), print': { display: 'none' },
  },
})

const caption = {
  mt: 1,
  color: 'text.secondary',
  '& > [data-caption]': { display: 'block' },
  '@media print': { '& a::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
}

/** The words below a film or a frame, where links are followed by their address on paper. */
export const FrameCaption = ({ children }: { children: ReactNode }) => (
  <Typography component="figcaption" variant="body2" sx={caption}>
    {children}
  </Typography>
)

/**
 * What a frame may do: run its scripts with what it has stored itself, send its forms, open windows, and show a film on another
 * screen. It cannot lead this page elsewhere.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

type Props = {
  /** The address of the frame. The policy allows it if the block names its origin: `sources` of `defineBlock`. */
  address: string
  title: string
  /** The words of the button. */
  button: string
  /** Its host, for a frame that loads without a press where `consent.embeds` of the site file and the visitor allow that. */
  host?: string
  /** What is behind the button, and on paper. */
  children?: ReactNode
}

/**
 * A frame of another site in a `FrameStage`. A button stands in its place, and nothing of the other site is requested before it is
 * pressed, or before the visitor has allowed its category. Without scripts there is no button: the block has a link as well.
 */
export function ClickedFrame({ address, title, button, host, children }: Props) {
  const [isPressed, setPressed] = useState(false)
  const isAllowed = useAllowed(host)
  return (
    <>
      {children}
      {isPressed || isAllowed ? (
        <iframe
          ref={isPressed ? focusFrame : undefined}
          // Of those that are allowed, the browser loads what is near the window.
          loading={isPressed ? 'eager' : 'lazy'}
          src={address}
          title={title}
          sandbox={sandbox}
          // A frame plays by itself only where the visitor has pressed the button over it.
          allow={`${isPressed ? 'autoplay; ' : ''}encrypted-media; fullscreen; picture-in-picture`}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Button variant="contained" data-frame={host} onClick={() => setPressed(true)}>
          {button}
        </Button>
      )}
    </>
  )
}

/** The button that had the focus is gone. */
const focusFrame = (frame: HTMLElement | null) => frame?.focus()

/** Whether frames of this host may load without a press. `src/measure/allowed-frames.ts` says it on the document. */
const useAllowed = (host: string | undefined) =>
  useSyncExternalStore(
    onAllowed,
    () => host !== undefined && (document.documentElement.dataset['frames']?.split(' ').includes(host) ?? false),
    () => false,
  )

function onAllowed(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-frames'] })
  return () => observer.disconnect()
}
