import { expect, test } from 'vitest'
import { filmSource } from './film-player.ts'

const YOUTUBE = { kind: 'frame', host: 'www.youtube-nocookie.com', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1' }
const VIMEO = { kind: 'frame', host: 'player.vimeo.com', src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' }

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=5', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871', VIMEO],
  ['/media/content/rain.webm', { kind: 'file', address: '/media/content/rain.webm' }],
  ['https://shop.example/media/rain.mp4?alt=media', { kind: 'file', address: 'https://shop.example/media/rain.mp4?alt=media' }],
])('plays %s', (address, source) => {
  expect(filmSource(address)).toEqual(source)
})

test.each([
  'https://elsewhere.example/embed/aqz-KE-bpKQ',
  'https://www.youtube.com.elsewhere.example/watch?v=aqz-KE-bpKQ',
  'http://vimeo.com/76979871',
  'https://vimeo.com/"onload="alert(1)',
  'javascript:alert(1)',
  'https://shop.example/about',
])('does not play %s', (address) => {
  expect(filmSource(address)).toBeUndefined()
})
