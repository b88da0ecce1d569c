import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { blocksWords } from '../../../schema/language/blocks-words.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { AvifSource } from './avif-source.tsx'
import { PictureImg } from './picture-img.tsx'
import { usePicture } from './pictures-context.ts'

/**
 * Placeholder (docs/requirements.md, “Pages”): at least 200 px high, 4:3 unless the picture has a shape, pulsing
 * until it is loaded.
 */
const Frame = styled('span')({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  minHeight: 200,
  width: '100%',
  breakInside: 'avoid',
  backgroundColor: 'var(--palette-background-paper)',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& [data-lazy]': { position: 'absolute', inset: 0, transition: 'opacity 400ms' },
  // Browsers load all pictures before they print.
  '@media screen and (scripting: enabled)': {
    '& [data-lazy]:not([data-lazy="done"], :has([data-load]))': { opacity: 0 },
    // A lazy picture without a box is not loaded.
    '& [data-lazy="later"] img': { display: 'none' },
  },
  '&:has([data-lazy="done"], [data-lazy] [data-load]) [data-loading]': { display: 'none' },
})

const Loading = styled(Skeleton)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  maxWidth: 'none',
  height: 'auto',
  // Its ground is the blurred picture.
  background: 'none',
  fontSize: '0.875rem',
  color: 'var(--palette-text-secondary)',
  // It pulses only while it loads: below the window it would keep the browser busy at each frame.
  ':not([data-lazy=""]) + &': { animation: 'none' },
  '@media (scripting: none)': { display: 'none' },
})

type Props = { image: Image; sizes: string }

/**
 * A picture of the page. It loads when a tenth of it is within 50 px of the window (the loader watches `data-lazy`),
 * and fades in when the loader has set `data-load`. Without scripts the browser decides when to load it; in snapshots
 * it is `done` from the start.
 */
export function Picture({ image, sizes }: Props) {
  const { avif, src, blur, width, height } = usePicture(image)
  return (
    <Frame sx={{ aspectRatio: `${width} / ${height}` }} data-picture={image.name}>
      <PictureImg image={image} src={blur} alt="" width={width} height={height} suppressHydrationWarning />
      <span
        data-lazy="later"
        ref={watchFrame}
        suppressHydrationWarning
        {...(image.alt && { role: 'img', 'aria-label': image.alt })}
      >
        {/* The frame has the description also before the picture is loaded; twice would be announced twice. */}
        <picture aria-hidden={image.alt ? true : undefined}>
          <AvifSource files={avif} sizes={sizes} />
          <PictureImg
            image={image}
            src={src}
            width={width}
            height={height}
            decoding="async"
            loading="lazy"
            suppressHydrationWarning
          />
        </picture>
      </span>
      <Loading variant="rectangular" data-loading aria-hidden>
        {blocksWords.loadingPicture}
      </Loading>
    </Frame>
  )
}

/**
 * Lets the loader watch a picture that React has rendered after a navigation: it has watched only those of the HTML.
 */
function watchFrame(element: HTMLElement | null) {
  const { marquee } = window as { marquee?: { watch(root: ParentNode): void } }
  if (element?.parentElement) marquee?.watch(element.parentElement)
}

/** A picture that is needed at once, at the top of a page. The head of the document preloads it. */
export function EagerPicture({ image, sizes }: Props) {
  const files = usePicture(image)
  return (
    <picture>
      <AvifSource files={files.avif} sizes={sizes} />
      <PictureImg
        image={image}
        src={files.src}
        width={files.width}
        height={files.height}
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  )
}
