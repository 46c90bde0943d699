import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { answerSizeGuide } from './answer-size-guide.ts'

vi.hoisted(() => vi.stubEnv('SIZE_GUIDE_ATTRIBUTE', 'size_guide'))
vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))
vi.mock('../store/shop-links.ts', () => ({ getShopLinks: async () => (href: string) => href }))

const backend = fakeBackend()
const ask = (query: string) => answerSizeGuide(new Request(`https://shop.example/api/size-guide?${query}`))
const answerWith = (content: string | null) => {
  backend.answer = () => Response.json({ data: { cmsBlocks: { items: [content === null ? null : { content }] } } })
}

test('[PDP-16] the block is sanitised like any other content of Magento', async () => {
  answerWith('<table onclick="x()"><tr><th>M</th></tr></table><script>alert(1)</script>')
  const response = await ask('block=size-guide-hats&locale=pl')
  expect(await response.text()).toBe('<div class="cms-table" tabindex="0"><table><tr><th>M</th></tr></table></div>')
  expect(backend.calls[0]).toMatchObject({ body: { variables: { identifiers: ['size-guide-hats'] } } })
  expect(backend.calls[0]?.headers.get('store')).toBe('pl')
})

test.each(['block=size-guide-hats', 'locale=en', 'block=a%20b&locale=en', `block=${'x'.repeat(101)}&locale=en`, 'block=hats&locale=xx'])('%s is refused', async (query) => {
  expect((await ask(query)).status).toBe(400)
  expect(backend.calls).toEqual([])
})

test('a block that the store view lacks is not found, and an outage is reported', async () => {
  answerWith(null)
  expect((await ask('block=gone&locale=en')).status).toBe(404)
  backend.answer = () => new Response('', { status: 503 })
  expect((await ask('block=hats&locale=en')).status).toBe(502)
})
