import { afterEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { keepBriefly } from '../../lib/page-signals.ts'
import { getHomeBlocks } from './get-home-blocks.ts'

vi.hoisted(() => vi.stubEnv('HOME_BLOCKS', 'promo,gone,bare,picture'))
vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: vi.fn<() => Promise<boolean>>(async () => true) }))

const backend = fakeBackend()
afterEach(() => vi.mocked(keepBriefly).mockClear())

const PROMO = '<p>Ten per cent off</p>'
const PICTURE = '<img src="/media/tent.webp" alt="">'
const items = [{ content: PROMO }, null, { content: '<div data-content-type="row">&nbsp;</div>' }, { content: PICTURE }]
const answer = (error: object) => () => Response.json({ data: { cmsBlocks: { items } }, errors: [{ path: ['cmsBlocks', 'items', 1], ...error }] })
const logged = () => vi.mocked(console.error).mock.calls.map(String)

test('blocks are read in one request and keep their order; missing and empty ones are left out and logged once each', async () => {
  backend.answer = answer({ message: 'The CMS block with the "gone" ID doesn\'t exist.' })
  const shown = [{ identifier: 'promo', html: PROMO }, { identifier: 'picture', html: PICTURE }]
  expect(await getHomeBlocks('en')).toEqual(shown)
  expect(backend.calls.map(({ body }) => body)).toMatchObject([{ variables: { identifiers: ['promo', 'gone', 'bare', 'picture'] } }])
  expect(await getHomeBlocks('en')).toEqual(shown)
  expect(logged()).toEqual([
    "The CMS block 'gone' is left out of the home page (en): the store view does not have it; see HOME_BLOCKS",
    "The CMS block 'bare' is left out of the home page (en): it is empty; see HOME_BLOCKS",
  ])
  expect(keepBriefly, 'the page is complete and cached like any other').not.toHaveBeenCalled()
})

test.each([
  ['a block fails inside the backend', answer({ message: 'Internal server error' }), 2],
  ['the backend fails', () => new Response('', { status: 500 }), 0],
])('if %s, the page is rendered without them, and again soon', async (_case, given, count) => {
  backend.answer = given
  expect(await getHomeBlocks('en')).toHaveLength(count)
  expect(keepBriefly).toHaveBeenCalled()
})
