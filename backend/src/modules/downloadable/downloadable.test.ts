import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, PUBLIC_URL } from '../../ask.fixture.ts'
import { toUid } from '../../graphql/uid.ts'
import { openSmallShop } from '../catalog/small-shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openSmallShop()))
afterAll(() => shop.close())

const DOWNLOADABLE = `{ products(filter: { sku: { eq: "plan" } }) { items { __typename ... on DownloadableProduct {
  links_title links_purchased_separately
  downloadable_product_links { uid title sort_order price sample_url }
  downloadable_product_samples { title sort_order sample_url }
} } } }`

test('a downloadable product lists its links and samples', async () => {
  expect((await answerOf(shop, DOWNLOADABLE)).products.items[0]).toEqual({
    __typename: 'DownloadableProduct',
    links_title: 'Files',
    links_purchased_separately: 1,
    downloadable_product_links: [
      {
        uid: toUid('downloadable/1'),
        title: 'Book',
        sort_order: 0,
        price: 0,
        sample_url: `${PUBLIC_URL}/downloadable/download/linkSample/link_id/1/`,
      },
      { uid: toUid('downloadable/2'), title: 'Films', sort_order: 1, price: 20, sample_url: null },
    ],
    downloadable_product_samples: [
      { title: 'Preview', sort_order: 0, sample_url: `${PUBLIC_URL}/downloadable/download/sample/sample_id/1/` },
    ],
  })
})

test('links and samples are in the language of the store view', async () => {
  const plan = (await answerOf(shop, DOWNLOADABLE, {}, 'pl')).products.items[0]
  expect(plan.links_title).toBe('Pliki')
  expect(plan.downloadable_product_links.map(({ title }: { title: string }) => title)).toEqual(['Książka', 'Filmy'])
  expect(plan.downloadable_product_samples[0].title).toBe('Podgląd')
})
