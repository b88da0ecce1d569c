import { expect, it } from 'vitest'
import { playerOf } from './player.ts'

const tube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', tube],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=4s', `${tube}&start=4&list=PL1`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${tube}&start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&start=10&end=25', `${tube}&start=10&end=25`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1h2m3s', `${tube}&start=3723`],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=7&si=x', `${tube}&start=7`],
  ['https://www.youtube.com/watch?time_continue=12&v=aqz-KE-bpKQ', `${tube}&start=12`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h2m', `${tube}&start=3720`],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?si=x&t=5', `${tube}&start=5`],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', tube],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ&feature=share', tube],
  [
    'https://www.youtube.com/playlist?list=PL1_a-b',
    'https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&rel=0&list=PL1_a-b',
  ],
  ['https://vimeo.com/76979871#t=1m30s', `${vimeo}#t=90s`],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/some/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/123/video/76979871?share=copy', vimeo],
  ['https://vimeo.com/manage/videos/76979871', vimeo],
  ['https://vimeo.com/event/123', 'https://vimeo.com/event/123/embed?autoplay=1&dnt=1'],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', tube],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', tube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', tube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', tube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
])('plays %s in a frame of the player that sets no cookies', (address, frame) => {
  expect(playerOf(address)).toMatchObject({ kind: 'frame', origin: new URL(frame).origin, frame })
})

it.each([
  ['/videos/tour.mp4', 'video/mp4'],
  ['/tour.webm', 'video/webm'],
  ['/tour.webm#t=10,20', 'video/webm'],
])('plays %s itself', (address, type) => {
  expect(playerOf(address)).toEqual({ kind: 'file', type })
})

it.each([
  '/videos/tour.mov',
  'https://example.com/tour.mp4',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/playlist',
  'https://www.youtube.com/clip/UgkxAbc',
  'https://vimeo.com/showcase/123',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'https://example.com/?https://youtu.be/aqz-KE-bpKQ',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871evil',
])('refuses %s', (address) => {
  expect(playerOf(address)).toBeUndefined()
})
