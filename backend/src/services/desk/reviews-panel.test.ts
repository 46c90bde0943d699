import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { addRatings, RATING, stars } from '../../modules/reviews/reviews.fixture.ts'
import { openDesk, type TestDesk } from './desk.fixture.ts'

let shop: TestShop
let desk: TestDesk
beforeEach(async () => {
  shop = openShop()
  addRatings(shop.backend.database)
  desk = await openDesk(shop.backend)
})
afterEach(async () => {
  await desk.close()
  await shop.close()
})

const write = (summary: string) =>
  shop.ask('mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }', {
    input: { sku: 'tee', nickname: 'Ewa <b>', summary, text: 'Warm & light', ratings: [stars(RATING, 4)] },
  })

const shown = async () => {
  const { data } = await shop.ask('{ products(filter: { sku: { eq: "tee" } }) { items { reviews { items { summary } } } } }')
  return data.products.items[0].reviews.items.map(({ summary }: { summary: string }) => summary)
}

const idOf = async (summary: string) =>
  new RegExp(`<b>${summary}</b>.*?name="review" value="(\\d+)"`, 's').exec(await desk.get('/desk/reviews'))![1]!

test('the shop shows a review once it is accepted, and never one that is refused', async () => {
  expect(await desk.get('/desk/reviews')).toContain('No review is pending.')
  await write('Good')
  await write('Bad')
  expect(await shown()).toEqual([])
  const page = await desk.get('/desk/reviews')
  for (const part of ['Ewa &lt;b&gt;', '4.0 of 5', 'Warm &amp; light', 'tee', 'en']) expect(page).toContain(part)

  const [good, bad] = [await idOf('Good'), await idOf('Bad')]
  expect(await desk.submit('/desk/reviews', { do: 'accept', review: good })).toContain('The shop shows the review now.')
  expect(await shown()).toEqual(['Good'])
  expect(await desk.submit('/desk/reviews', { do: 'refuse', review: bad })).toContain('No review is pending.')
  expect(await shown()).toEqual(['Good'])
})

test('an accepted or refused review cannot be decided again', async () => {
  await write('Again')
  const review = await idOf('Again')
  await desk.submit('/desk/reviews', { do: 'refuse', review })
  await write('Other')
  const token = /name="token" value="([^"]+)"/.exec(await desk.get('/desk/reviews'))![1]!
  for (const chosen of [review, '999', 'x', '']) {
    expect((await desk.post('/desk/reviews', { do: 'accept', review: chosen, token })).status).toBe(400)
  }
})

test('shows fifty per page, oldest first, with a link to newer ones', async () => {
  for (let number = 0; number < 60; number += 1) await write(`Number ${number}.`)
  const page = await desk.get('/desk/reviews')
  expect(page.match(/name="review"/g)).toHaveLength(50)
  expect(page).toContain('<b>Number 0.</b>')
  const newer = await desk.get(/<a href="([^"]+)">Newer/.exec(page)![1]!)
  expect(newer).toContain('<b>Number 59.</b>')
  expect(newer).not.toContain('<b>Number 0.</b>')
  expect(newer).not.toContain('Newer')
})
