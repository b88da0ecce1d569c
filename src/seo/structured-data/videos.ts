import type { VideoObject } from 'schema-dts'
import { playerOf } from '../../../blocks/video/player.ts'
import type { Video } from '../../../blocks/video/schema.ts'
import { isOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'

/** The films of a page with all that Google asks of one (Search Central, “Video”): a name, a picture, and the day it was published. */
export const videosOn = (page: Page, origin: string, pictures: PictureTable): VideoObject[] =>
  everyBlock(page.blocks)
    .filter(isOf<Video>('video', 'video', 'name', 'poster'))
    .flatMap(({ video, name, poster, caption, transcript, duration, published }) => {
      const player = playerOf(video)
      const picture = pictures[pictureKey(poster)]
      if (!player || !picture || published === undefined) return []
      return [
        {
          '@type': 'VideoObject',
          name,
          description: caption ?? name,
          thumbnailUrl: new URL(picture.src, origin).href,
          // A day without time and zone is flagged (Search Central, “Video”). At noon it is the same day almost everywhere.
          uploadDate: published.length > 10 ? published : `${published}T12:00:00Z`,
          ...(player.kind === 'file' ? { contentUrl: origin + video } : { embedUrl: player.frame }),
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
