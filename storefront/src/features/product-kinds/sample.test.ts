import { expect, test } from 'vitest'
import { sampleOf } from './sample.ts'

const address = 'https://magento.example/downloadable/download/sample/sample_id/1/'

test.each([
  ['a film by the name of its file', address, '/f/i/film.mp4', 'film'],
  ['a sound by the name of its file', address, '/s/o/sound.MP3', 'sound'],
  ['a sound by its address', 'https://magento.example/media/first.ogg?x=1', null, 'sound'],
  ['a document', address, '/p/l/plan.pdf', undefined],
  ['a file without a name', address, null, undefined],
])('[PDP-18] %s', (_, url, file, plays) => {
  expect(sampleOf(url, file)).toEqual(plays ? { url, plays } : { url })
})
