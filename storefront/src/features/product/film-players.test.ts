import { afterEach, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_IMAGE_HOST', 'https://magento.example'))
afterEach(() => vi.resetModules())

const product = { uid: '1', sku: 'x', name: 'X', price: '', currency: '', isForSale: true, isShipped: false, isInStock: true, pictures: [], ownPictures: 0, options: [], variants: [] }
const video = (url: string) => ({ url, title: 'Rain', picture: '' })
const YOUTUBE = 'https://www.youtube.com/watch?v=abcdef12345'

async function playersOf(hasGalleryFilms: string, ...urls: string[]) {
  vi.stubEnv('GALLERY_FILMS', hasGalleryFilms)
  const { withPlayers } = await import('./film-players.ts')
  return withPlayers({ ...product, videos: urls.map(video) }).videos?.map(({ player }) => player)
}

test('[PDP-18] films of other hosts are played only if the shop allows it', async () => {
  expect(await playersOf('1', YOUTUBE)).toEqual([{ kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/abcdef12345?autoplay=1' }])
  vi.resetModules()
  expect(await playersOf('0', YOUTUBE)).toEqual([undefined])
})

test('[PDP-18] a file is played from the image hosts, and from no other', async () => {
  const own = 'https://magento.example/media/rain.webm'
  expect(await playersOf('0', own, 'https://evil.example/rain.webm', 'https://magento.example/admin/rain.webm')).toEqual([{ kind: 'file', src: own }, undefined, undefined])
})

test('[PDP-18] samples are played from the hosts of pictures, and are links elsewhere', async () => {
  const { withPlayers } = await import('./film-players.ts')
  const film = (host: string) => ({ label: 'Two minutes', url: `https://${host}.example/downloadable/download/sample/sample_id/1/`, plays: 'film' as const })
  const section = { kind: 'downloads' as const, label: '', isSeparate: true, links: [{ uid: '1', label: 'Film', amount: 0, sample: film('evil') }], samples: [film('magento'), film('evil')] }
  const { extras } = withPlayers({ ...product, extras: { cost: { now: 0, regular: 0 }, sections: [section] } })
  expect(JSON.stringify(extras?.sections).match(/"plays"/g)).toHaveLength(1)
  expect(extras?.sections[0]).toMatchObject({ samples: [{ plays: 'film' }, { url: film('evil').url }] })
})
