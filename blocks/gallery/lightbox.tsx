import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { usePicture } from 'marquee'
import { fill } from 'marquee/words'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { AvifSource } from '../../src/components/picture/avif-source.tsx'
import { Caption } from './caption.tsx'
import type { GalleryPicture } from './schema.ts'
import { galleryWords } from './words.ts'

const Frame = styled('dialog')({
  width: '100dvw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    '& > p': { marginInlineEnd: 'auto' },
  },
})

/** The browser moves it by finger, wheel and pad, and stops at each picture. */
const Row = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&:focus-visible': { outline: 'none' },
  '& figure': {
    flex: '0 0 100%',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    justifyItems: 'center',
    gap: 12,
    padding: '8px 16px 24px',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  '& picture': { minHeight: 0, maxWidth: '100%' },
  '& img': { width: 'auto', height: '100%', maxWidth: '100%', objectFit: 'contain' },
})

/** Brings a picture of the row into sight. */
const showSlide = (row: HTMLElement | null, index: number) =>
  row?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })

type Props = { pictures: readonly GalleryPicture[]; start: number; onClose: () => void }

/** All pictures large, one at a time, over the page. */
export function Lightbox({ pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)

  useEffect(() => {
    dialog.current?.showModal()
    showSlide(row.current, start)
    row.current?.focus({ preventScroll: true })
  }, [start])
  const show = (index: number) => showSlide(row.current, index)

  /** Also after a swipe. The distance is negative where one reads from right to left. */
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: SyntheticEvent<HTMLElement>) =>
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }
    const ends: Record<string, number> = { Home: 0, End: pictures.length - 1 }
    const next = event.key in steps ? at + Number(steps[event.key]) : ends[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  return (
    <Frame ref={dialog} aria-label={galleryWords.large} onClose={onClose} onKeyDown={onKeyDown}>
      <div>
        <p role="status">{fill(galleryWords.count, { at: at + 1, n: pictures.length })}</p>
        <IconButton aria-label={galleryWords.previous} disabled={at === 0} onClick={() => show(at - 1)}>
          <Arrow isNext={false} />
        </IconButton>
        <IconButton aria-label={galleryWords.next} disabled={at === pictures.length - 1} onClick={() => show(at + 1)}>
          <Arrow isNext />
        </IconButton>
        <IconButton aria-label={galleryWords.close} onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">✕</span>
        </IconButton>
      </div>
      <Row ref={row} tabIndex={0} onScroll={onScroll}>
        {pictures.map((picture) => (
          <figure key={picture.image.name}>
            <Large image={picture.image} />
            <Caption {...picture} />
          </figure>
        ))}
      </Row>
    </Frame>
  )
}

/** Points the other way where one reads from right to left. */
const Turned = styled('svg')({ '&:dir(rtl)': { scale: '-1 1' } })

const Arrow = ({ isNext }: { isNext: boolean }) => (
  <Turned width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d={isNext ? 'm7 3 7 7-7 7' : 'm13 3-7 7 7 7'} />
  </Turned>
)

function Large({ image }: Pick<GalleryPicture, 'image'>) {
  const { avif, src, width, height } = usePicture(image)
  return (
    <picture>
      <AvifSource files={avif} sizes="100vw" />
      <img src={src} alt={image.alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
