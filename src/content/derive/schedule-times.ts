import { isMoment } from '../../../schema/schedule/moment.ts'
import { momentMs } from '../../../schema/schedule/site-time.ts'
import { isContainer } from '../parse/source-position.ts'

type File = { source: { text: string }; value?: unknown }

/**
 * The moments of the schedules in files of content, and the days of posts; `undefined` where one cannot be read, such as one with a token.
 */
export function scheduleTimesIn(files: Iterable<File>): Set<number> | undefined {
  const moments = new Set<number>()
  let isReadable = true
  const look = (value: unknown): void => {
    if (!isContainer(value)) return
    for (const [key, item] of Object.entries(value)) {
      look(item)
      if (key !== 'publishAt' && key !== 'unpublishAt' && key !== 'published') continue
      if (typeof item === 'string' && isMoment(item)) moments.add(momentMs(item))
      else isReadable &&= key === 'published'
    }
  }
  for (const { source, value } of files) if (/publishAt|published/i.test(source.text)) look(value)
  return isReadable ? moments : undefined
}
