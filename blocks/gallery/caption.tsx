import Typography from '@mui/material/Typography'
import { fill } from 'marquee/words'
import type { GalleryPicture } from './schema.ts'
import { galleryWords } from './words.ts'

/** Caption and credit of a picture, if it has them. */
export const Caption = ({ caption, credit }: Pick<GalleryPicture, 'caption' | 'credit'>) =>
  (caption ?? credit) ? (
    <Typography variant="body2" component="figcaption" sx={{ mt: 1 }}>
      {caption}
      {credit && (
        <Typography component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {fill(galleryWords.credit, { credit })}
        </Typography>
      )}
    </Typography>
  ) : null
