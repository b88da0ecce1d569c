import { defineWords } from 'marquee/words'

/** What stands on and below a part of another site. */
export const embedWords = defineWords('embed', {
  show: 'Show: {title}',
  from: 'From {host}.',
  open: 'Open at {host}',
  press: 'It is loaded when you press the button.',
})
