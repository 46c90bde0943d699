import { expect, test } from 'vitest'
import { letterIcon } from './shop-icons.ts'

const drawn = (name: string) => decodeURIComponent(letterIcon(name).replace('data:image/svg+xml,', ''))

test.each([
  ['Larkspur Outfitters', '>L</text>'],
  ['  łąka', '>Ł</text>'],
  ['<b>&', '>B</text>'],
  ['24 Hours', '>2</text>'],
  ['…', '></text>'],
])('the tile of %j shows its first letter', (name, text) => {
  expect(drawn(name)).toContain(text)
})
