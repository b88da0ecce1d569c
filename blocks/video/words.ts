import { defineWords } from 'marquee/words'

/** What stands on and below a film. */
export const videoWords = defineWords('video', {
  play: 'Play: {name}',
  from: 'From {provider}. It is loaded when you press play.',
  watch: 'Watch on {provider}',
  file: 'Open the video',
  transcript: 'Transcript',
})
