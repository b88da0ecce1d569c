import type { VideoObject } from 'schema-dts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import type { BlockData } from './block-data.ts'

/** The films of a page with all that Google asks of one (Search Central, “Video”): a name, a picture, and the day it was published. */
export const videosOn = (blocks: readonly BlockData[], origin: string, pictures: PictureTable): VideoObject[] =>
  blocks.flatMap(({ video }) => {
    const picture = video && pictures[pictureKey(video.poster)]
    if (!picture || video.published === undefined) return []
    const { name, caption, published, duration, transcript } = video
    return [
      {
        '@type': 'VideoObject',
        name,
        description: caption ?? name,
        thumbnailUrl: new URL(picture.src, origin).href,
        // A day without time and zone is flagged (Search Central, “Video”). At noon it is the same day almost everywhere.
        uploadDate: published.length > 10 ? published : `${published}T12:00:00Z`,
        ...('file' in video ? { contentUrl: origin + video.file } : { embedUrl: video.player }),
        ...(duration && { duration: isoDuration(duration) }),
        ...(transcript && { transcript }),
      },
    ]
  })

/** `1:02:30` as ISO 8601: `PT1H2M30S`. */
function isoDuration(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse()
  return `PT${hours ? `${hours}H` : ''}${minutes}M${seconds}S`
}
