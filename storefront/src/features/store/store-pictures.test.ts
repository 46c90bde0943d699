import { expect, test } from 'vitest'
import { storePictures } from './store-pictures.ts'

const MEDIA = 'http://localhost:4000/media/'
const picture = (path: string, width: number) => `/_next/image?url=${encodeURIComponent(MEDIA + path)}&w=${width}&q=75`
const read = (config: object) => storePictures({ secure_base_media_url: MEDIA, ...config } as never, 'Larkspur')

test('the logo is the uploaded one, sharp on dense screens, with its room kept', () => {
  expect(read({ header_logo_src: 'stores/1/logo.svg', logo_alt: 'Larkspur Outfitters', logo_width: 150, logo_height: 40 }).logo).toEqual({
    src: picture('logo/stores/1/logo.svg', 256),
    srcSet: `${picture('logo/stores/1/logo.svg', 384)} 2x`,
    alt: 'Larkspur Outfitters',
    width: 150,
    height: 40,
  })
})

test('a logo of unknown size is called by the name of the shop', () => {
  const { logo } = read({ header_logo_src: 'default/logo.png', logo_width: 0, logo_height: null, logo_alt: '' })
  expect(logo).toEqual({ src: picture('logo/default/logo.png', 256), srcSet: `${picture('logo/default/logo.png', 384)} 2x`, alt: 'Larkspur' })
})

test('the favicon is the uploaded one', () => {
  expect(read({ head_shortcut_icon: 'default/favicon.ico' }).icon).toBe(picture('favicon/default/favicon.ico', 96))
})

test.each([
  ['that are not there', { header_logo_src: null, head_shortcut_icon: '' }],
  ['of a host that pictures may not come from', { secure_base_media_url: 'http://elsewhere.example/media/', header_logo_src: 'a.png', head_shortcut_icon: 'b.png' }],
  ['without an address', { secure_base_media_url: null, header_logo_src: 'a.png', head_shortcut_icon: 'b.png' }],
])('pictures %s are left out', (_, config) => {
  expect(read(config)).toEqual({ logo: undefined, icon: undefined })
})
