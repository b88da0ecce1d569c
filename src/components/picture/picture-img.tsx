import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { focusPosition } from '../../../schema/pictures/focus-position.ts'
import type { Focus, Image } from '../../../schema/pictures/image.ts'

/** It wins over the position that a block gives its pictures: `.block img`. */
const Focused = styled('img', { shouldForwardProp: (prop) => prop !== 'focus' })<{ focus: Focus }>(({ focus }) => ({
  '&&': { objectPosition: focusPosition(focus) },
}))

/** The `img` of a picture. Where its box has another ratio, the focus of the picture stays visible. */
export function PictureImg({ image: { alt, focus }, ...props }: { image: Image } & ComponentProps<'img'>) {
  return focus ? <Focused focus={focus} alt={alt} {...props} /> : <img alt={alt} {...props} />
}
