import { styled } from '@mui/material/styles'
import { usePicture } from 'marquee'
import type { Image } from 'marquee/schema'
import { AvifSource } from '../../src/components/picture/avif-source.tsx'
import { PictureImg } from '../../src/components/picture/picture-img.tsx'

/** As much ground over the picture as text needs, whatever the picture shows: text may stand on all of it. */
const Ground = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--palette-scrim)',
  },
  // Behind printed text it costs contrast and ink; in forced colours it would stand behind text without a veil.
  '@media print, (forced-colors: active)': { display: 'none' },
})

/** The picture behind a section. */
export function Background({ image }: { image: Image }) {
  const { src, avif, width, height } = usePicture(image)
  return (
    <Ground>
      <picture>
        <AvifSource files={avif} sizes="100vw" />
        <PictureImg image={image} src={src} width={width} height={height} decoding="async" loading="lazy" />
      </picture>
    </Ground>
  )
}
