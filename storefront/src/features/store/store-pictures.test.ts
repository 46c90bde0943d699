import { afterEach, expect, test, vi } from 'vitest'
import { storePictures } from './store-pictures.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const MEDIA = 'http://localhost:4000/media/'
const picture = (path: string, width: number) => `/_next/image?url=${encodeURIComponent(MEDIA + path)}&w=${width}&q=75`
const read = (config: object) => storePictures({ secure_base_media_url: MEDIA, ...config } as never, 'Larkspur')

test('the uploaded logo is sharp on dense screens and has its size', () => {
  expect(read({ header_logo_src: 'stores/1/logo.svg', logo_alt: 'Larkspur Outfitters', logo_width: 150, logo_height: 40 }).logo).toEqual({
    src: picture('logo/stores/1/logo.svg', 256),
    srcSet: `${picture('logo/stores/1/logo.svg', 384)} 2x`,
    alt: 'Larkspur Outfitters',
    width: 150,
    height: 40,
  })
})

test('a logo without size and text is sized by default and described by the shop’s name', () => {
  const { logo } = read({ header_logo_src: 'default/logo.png', logo_width: 0, logo_height: null, logo_alt: '' })
  expect(logo).toEqual({ src: picture('logo/default/logo.png', 256), srcSet: `${picture('logo/default/logo.png', 384)} 2x`, alt: 'Larkspur' })
})

test('the favicon is the uploaded one', () => {
  expect(read({ head_shortcut_icon: 'default/favicon.ico' }).icon).toBe(picture('favicon/default/favicon.ico', 96))
})

test.each([
  ['that are missing', { header_logo_src: null, head_shortcut_icon: '' }],
  ['of another host', { secure_base_media_url: 'http://elsewhere.example/media/', header_logo_src: 'a.png', head_shortcut_icon: 'b.png' }],
  ['without a base URL', { secure_base_media_url: null, header_logo_src: 'a.png', head_shortcut_icon: 'b.png' }],
])('[IMG-01] pictures %s are left out', (_, config) => {
  expect(read(config)).toEqual({ logo: undefined, icon: undefined })
})

test.each(['NEXT_PUBLIC_IMAGE_HOST', 'NEXT_PUBLIC_IMAGE_HOST_FALLBACK'])('[ENV-03] [IMG-01] the logo may be at the host of %s', async (setting) => {
  vi.stubEnv(setting, 'https://media2.example')
  vi.resetModules()
  const { storePictures: readAgain } = await import('./store-pictures.ts')
  const config = { secure_base_media_url: 'https://media2.example/media/', header_logo_src: 'logo.svg' }
  expect(readAgain(config as never, 'Larkspur').logo?.src).toContain(encodeURIComponent('https://media2.example/media/logo/logo.svg'))
})
