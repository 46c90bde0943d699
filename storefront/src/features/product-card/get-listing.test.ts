import { expect, test } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { getListing } from './get-listing.ts'

const backend = fakeBackend()
const LISTING = { products: { items: [], total_count: 0 } }

/** The operations of a listing in a shop whose listings have these attributes. */
async function operationsWith(...codes: string[]): Promise<unknown[]> {
  const attributes = { attributesList: { items: [] }, listed: { items: codes.map((code) => ({ code })) } }
  backend.answer = ({ body }) => Response.json({ data: (body as { operationName: string }).operationName === 'AttributeLabels' ? attributes : LISTING })
  await getListing({ locale: 'en', categoryUid: 'Mw==' })
  return backend.calls.map(({ body }) => (body as { operationName: string }).operationName)
}

test('a listing requests the attributes of its products only in a shop that has the lowest price, which alone cards show', async () => {
  expect(await operationsWith('size', 'color')).toEqual(['AttributeLabels', 'Listing'])
})

test('in such a shop it does', async () => {
  expect(await operationsWith('size', 'lowest_price_30_days')).toEqual(['AttributeLabels', 'ListingWithAttributes'])
})
