import { expect, it } from 'vitest'
import { playerOf } from './player.ts'

const tube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', tube],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=4s', tube],
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
])('plays %s itself', (address, type) => {
  expect(playerOf(address)).toEqual({ kind: 'file', type })
})

it.each([
  '/videos/tour.mov',
  'https://example.com/tour.mp4',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'https://example.com/?https://youtu.be/aqz-KE-bpKQ',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871evil',
])('refuses %s', (address) => {
  expect(playerOf(address)).toBeUndefined()
})
