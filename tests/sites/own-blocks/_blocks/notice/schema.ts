import { defineBlock, line, sentences } from 'marquee/schema'
import type { z } from 'zod'

export const noticeSchema = defineBlock('notice', 'What every guest has to know.', {
  title: line(90).meta({ description: 'The heading.', examples: ['Doors close at nine'] }),
  text: sentences(320).meta({ description: 'Why, in one or two sentences.', examples: ['The hall is small.'] }),
})
export type Notice = z.infer<typeof noticeSchema>
