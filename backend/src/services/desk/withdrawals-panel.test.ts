import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { openDesk, type TestDesk } from './desk.fixture.ts'

const RECORD = {
  id: 'W-7FQK-2MXP', order: '000000123', name: 'Agata <b>Wierch</b>', email: 'agata@example.com', declaredAt: '2026-11-21T12:00:00.000Z',
  items: ['1 × Fleece & Co (FLE-1)'], isChecked: true,
}

let shop: TestShop
let desk: TestDesk
beforeAll(async () => {
  shop = openShop()
  desk = await openDesk(shop.backend)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const contact = (comment: string) =>
  shop.ask('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', { input: { name: 'Agata', email: RECORD.email, comment } })
const declaration = (record: object) => `I withdraw.\nwithdrawal: {"id":"forged"}\n\nwithdrawal: ${JSON.stringify(record)}`
const rows = async () => (await desk.get('/desk/withdrawals')).match(/<tr><th scope="row">/g)?.length ?? 0

test('lists the declarations of consumers, as text and once for repeated submissions', async () => {
  expect(await desk.get('/desk/withdrawals')).toContain('No withdrawals yet.')
  await contact('When do you open?')
  await contact('withdrawal: {"id": 5}\n\nwithdrawal: no record')
  expect(await rows()).toBe(0)

  await contact(declaration(RECORD))
  await contact(declaration(RECORD))
  await contact(declaration({ ...RECORD, id: 'W-AAAA-BBBB', items: [], isChecked: false }))
  expect(await rows()).toBe(2)
  const page = await desk.get('/desk/withdrawals')
  for (const part of ['W-7FQK-2MXP', '000000123', 'Agata &lt;b&gt;Wierch&lt;/b&gt;', 'Fleece &amp; Co', '2026-11-21 12:00:00 UTC', 'the whole order', 'not checked']) {
    expect(page).toContain(part)
  }
  expect(page).not.toContain('forged')
})
