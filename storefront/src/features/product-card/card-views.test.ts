import { describe, expect, test } from 'vitest'
import type { CardViewsFragment } from '../../graphql/generated/types.ts'
import { cardViews } from './card-views.ts'

type Entry = NonNullable<NonNullable<CardViewsFragment['media_gallery']>[number]>

const FRONT = 'https://shop.test/media/catalog/product/cache/1a/f/r/front.jpg'
const image = (file: string, position: number | null, change: Partial<Entry> = {}): Entry => ({
  __typename: 'ProductImage',
  url: `https://shop.test/media/catalog/product/cache/2b/x/y/${file}.jpg`,
  position,
  disabled: false,
  ...change,
})
const backOf = (...media_gallery: Array<Entry | null>) => cardViews({ small_image: { url: FRONT }, media_gallery })?.back

describe('[LIST-19] the back of a card', () => {
  test.each<[string, string | undefined, Array<Entry | null>]>([
    ['is the second picture', 'back', [image('front', 1), image('back', 2), image('worn', 3)]],
    ['by position', 'back', [image('worn', 3), image('back', 2), image('front', 1)]],
    ['and not the front in another size', 'back', [image('front', 0), image('back', 0)]],
    ['a disabled picture is passed over', 'worn', [image('front', 1), image('back', 2, { disabled: true }), image('worn', 3)]],
    ['a video is passed over', 'worn', [image('front', 1), image('film', 2, { __typename: 'ProductVideo' }), null, image('worn', 3)]],
    ['there is none beside the front', undefined, [image('front', 1)]],
  ])('%s', (_, expected, gallery) => {
    expect(backOf(...gallery)?.split('/').at(-1)).toBe(expected && `${expected}.jpg`)
  })

  test('a product without a picture has neither', () => {
    expect(cardViews({ small_image: null, media_gallery: [image('back', 2)] })).toBeUndefined()
  })
})
