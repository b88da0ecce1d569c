import { defineWords } from 'marquee/words'

/** What stands on and below a part of another site. */
export const embedWords = defineWords('embed', {
  show: 'Show: {title}',
  from: 'From {host}. It is loaded when you press the button.',
  open: 'Open at {host}',
})
