import { expect, test } from 'vitest'
import { type Drawing, drawingOf, pictureName, viewsOf } from './drawing.ts'

test.each<[Drawing, string]>([
  [{ kind: 'tee', colorway: 'tarn', view: 'front' }, 'tee-tarn-front.webp'],
  [{ kind: 'cap', pattern: 'color-block', colorway: 'peat', view: 'back' }, 'cap-color-block-peat-back.webp'],
  [
    { kind: 'long-sleeve', cut: 'men', pattern: 'stripe', fit: 'slim', sleeve: 'long', collar: 'half-zip', colorway: 'granite', view: 'detail' },
    'long-sleeve-men-stripe-slim-long-half-zip-granite-detail.webp',
  ],
  [{ kind: 'shell-jacket', shape: 'soft-shell', cut: 'women', colorway: 'scree', view: 'worn' }, 'shell-jacket-soft-shell-women-scree-worn.webp'],
  [{ kind: 'tee', shape: 'long-back', sleeve: 'long', colorway: 'tarn', view: 'front' }, 'tee-long-back-long-tarn-front.webp'],
])('%j is named %s, and the name is read back', (drawing, name) => {
  expect(pictureName(drawing)).toBe(name)
  expect(drawingOf(name)).toEqual(drawing)
})

test.each(['', 'tee-tarn-front', 'tee-tarn-front.png', 'tee-mauve-front.webp', 'tee-front-tarn.webp', '../tee-tarn-front.webp', 'tee-anorak-tarn-front.webp', 'cap-boxy-tarn-front.webp', 'tee-tarn-front.webp/..'])(
  '%s is not the name of a drawing',
  (name) => {
    expect(drawingOf(name)).toBeUndefined()
  },
)

test('clothing is seen from behind and on a figure, packs from behind, socks and gear from the front alone', () => {
  expect(viewsOf('tee')).toEqual(['front', 'back', 'worn', 'detail'])
  expect(viewsOf('skirt')).toContain('worn')
  expect(viewsOf('backpack')).toEqual(['front', 'back', 'detail'])
  expect(viewsOf('beanie')).toEqual(['front', 'back', 'detail'])
  expect(viewsOf('socks')).toEqual(['front', 'detail'])
  expect(viewsOf('bottle')).toEqual(['front', 'detail'])
})
