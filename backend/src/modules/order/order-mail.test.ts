import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { openShopOfAllKinds, type TestShop } from '../cart/cart.fixture.ts'
import { KIT, MUG, PLAN } from '../catalog/product-kinds.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { cancelOrder, payOrder, refundOrder, shipOrder } from './order-lifecycle.ts'
import { type Buying, buy, deskOf, idOf } from './order.fixture.ts'
import { findOrderByNumber } from './order.repository.ts'
import { transferCodeOf } from './transfer-code.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShopOfAllKinds()
  changeSetting(shop.backend.database, 'general/country/default', 'PL')
  changeSetting(shop.backend.database, 'sales_email/order/delivery_days', 'locker/standard=1-2,courier/door=1-2,instore/pickup=1-2')
})
afterEach(() => shop.close())

const kit = { sku: 'kit', quantity: 1, selected_options: [toUid(`bundle/${KIT.baseOption}/${KIT.tee}/1`)] }
const plan = { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.book}`)] }
const tee = { sku: 'tee', quantity: 1 }
const courier = { carrier_code: 'courier', method_code: 'door' }
const inStore = { shipping: { carrier_code: 'instore', method_code: 'pickup' }, location: 'halny-krakow' }

const lastMail = () => {
  const { subject, text, html } = shop.backend.database.prepare('SELECT subject, text, html FROM mail ORDER BY id DESC').get() as { subject: string; text: string; html: string }
  return { subject, html, text: text.replaceAll('\u00A0', ' ').replaceAll('\u2009', ' ') }
}
const textOf = async (buying: Buying) => {
  await buy(shop, buying)
  return lastMail().text
}

// The orders are placed on Saturday 21 November 2026, and paid and sent on Sunday.
test.each([
  [{ payment: 'sandbox_card' }, 'EXPECTED DELIVERY\n\nTuesday 24 November – Wednesday 25 November\n'],
  [{ payment: 'banktransfer' }, 'EXPECTED DELIVERY\n\n1–2 working days after your transfer arrives\n'],
  [{ payment: 'sandbox_card', ...inStore }, 'READY TO COLLECT FROM\n\nTuesday 24 November\n'],
  [{ payment: 'banktransfer', ...inStore }, 'READY TO COLLECT\n\n1–2 working days after your transfer arrives\n'],
  [{ payment: 'sandbox_card', store: 'pl' }, 'PRZEWIDYWANA DOSTAWA\n\nwtorek, 24 listopada – środa, 25 listopada\n'],
  [{ payment: 'banktransfer', store: 'pl', ...inStore }, 'DO ODBIORU\n\n1–2 dni robocze po otrzymaniu przelewu\n'],
])('[CHK-23] an order by %j says when it comes', async (buying, expected) => expect(await textOf(buying)).toContain(expected))

test.each([
  [{}, 'WHAT YOU ORDERED ON 21 NOVEMBER 2026\n'],
  [{ store: 'pl' }, 'ZAMÓWIONE 21 LISTOPADA 2026\n'],
])('[CHK-23] the mails about an order by %j say on which day it was placed', async (buying, expected) => {
  const order = await buy(shop, buying)
  expect(lastMail().text).toContain(expected)
  payOrder(deskOf(shop), idOf(order))
  expect(lastMail().text).toContain(expected)
})

test('[CHK-23] the days of a transfer are named once it has arrived', async () => {
  const order = await buy(shop)
  payOrder(deskOf(shop), idOf(order))
  expect(lastMail().text).toContain('EXPECTED DELIVERY\n\nTuesday 24 November – Wednesday 25 November\n')
})

test('[CHK-23] abroad, the mail says how long a delivery takes, since no days are promised', async () => {
  changeSetting(shop.backend.database, 'general/country/default', 'SK')
  changeSetting(shop.backend.database, 'sales_email/order/delivery_time', 'Three days or more.')
  expect(await textOf({ payment: 'sandbox_card' })).toContain('EXPECTED DELIVERY\n\nThree days or more.\n')
})

test('[CHK-23] an order to collect names the shop with its hours, and so does the mail once it is there', async () => {
  const place = 'Halny Kraków\nKarmelicka 27\n31-131 Kraków\nMonday to Friday 10:00–19:00, Saturday 10:00–15:00\n'
  const order = await buy(shop, { payment: 'sandbox_card', ...inStore })
  expect(lastMail().text).toContain(`DELIVERY\n\nCollect from a Halny shop\n${place}`)
  payOrder(deskOf(shop), idOf(order))
  shipOrder(deskOf(shop), idOf(order))
  const { subject, text } = lastMail()
  expect(subject).toBe('Order 000000001 is ready to collect')
  expect(text).toContain(`Your order is waiting for you: Halny Kraków. Please bring its number, 000000001.\n\nCOLLECT FROM A HALNY SHOP\n\n${place}`)
})

test('[CHK-23] a company’s tax number has its label, and telephone numbers are grouped', async () => {
  const billing = { company: 'Górskie Biuro', vat_id: '5260001246', telephone: '601234567' }
  expect(await textOf({ payment: 'sandbox_blik', billing, store: 'pl' })).toContain('Górskie Biuro\nNIP 526-000-12-46\n')
  expect(lastMail().text).toContain('\n601 234 567\n')
})

test('[CHK-23] a line break in an address begins no line of the mail', async () => {
  const billing = { company: 'A\r\nSee your order:\u2028http://evil.example', vat_id: '1\n2' }
  expect(await textOf({ billing })).toContain('\nA See your order: http://evil.example\nVAT number 1 2\n')
})

test('[CHK-23] cash on delivery says what to pay, with the order and with the parcel', async () => {
  const order = await buy(shop, { payment: 'cashondelivery', shipping: courier })
  expect(lastMail().text).toContain('PAYMENT\n\nCash on delivery\nPLN 237.99 when the parcel is handed over\n')
  expect(lastMail().text).toContain('Delivery: Courier to the door  PLN 18.99')
  shipOrder(deskOf(shop), idOf(order))
  expect(lastMail().text).toContain('Please have PLN 237.99 ready')
})

test.each([
  ['default', 'PAYMENT\n\nPay in the shop\nPLN 219.00 when you collect\n', 'You pay PLN 219.00 when you collect.', '14 days from collection'],
  ['pl', 'PŁATNOŚĆ\n\nPłatność w sklepie\n219,00 zł przy odbiorze\n', 'Przy odbiorze zapłacisz 219,00 zł.', 'Masz 14 dni od odbioru, żeby'],
])('[CHK-23] an order to collect is paid for in the shop and may be withdrawn from that day on, in store view %s', async (store, placed, ready, withdrawal) => {
  const order = await buy(shop, { payment: 'cashondelivery', ...inStore, store })
  expect(lastMail().text).toContain(placed)
  expect(lastMail().text).toContain(withdrawal)
  shipOrder(deskOf(shop), idOf(order))
  expect(lastMail().text).toContain(ready)
})

test('[CHK-18] [CHK-23] the title of a transfer is the same in the mail and in its code', async () => {
  const { database } = shop.backend
  changeSetting(database, 'payment/banktransfer/iban', 'PL58971900410000001820261500')
  changeSetting(database, 'payment/banktransfer/recipient', 'Halny sp. z o.o.')
  const { number } = await buy(shop, { store: 'pl' })
  expect(lastMail().text).toContain(`Tytuł przelewu: Zamówienie ${number}\nKwota: 233,99 zł\n`)
  expect(transferCodeOf(database, findOrderByNumber(database, number)!)).toBe(`|PL|58971900410000001820261500|023399|Halny sp. z o.o.|Zamówienie ${number}|||`)
})

test('[CHK-23] a set lists what it holds, and a download its files', async () => {
  const text = await textOf({ items: [kit, plan] })
  expect(text).toContain('kit  × 1  PLN 219.00\n  Base: 1 × Rusinowa Merino Tee\n')
  expect(text).toContain('plan  × 1  PLN 99.00\n  Book\n')
})

describe('the right to withdraw', () => {
  const withdrawal = (text: string) => text.split('IF YOU CHANGE YOUR MIND\n\n')[1]!.split('\n\nWithdraw from the contract here')[0]

  test('[CHK-23] from goods needs no reason', async () => {
    expect(withdrawal(await textOf({ items: [tee] }))).toBe('You have 14 days from delivery to withdraw from the contract, without giving a reason.')
  })

  test('[CHK-23] from files ends once one is opened, and no sentence promises more', async () => {
    const text = withdrawal(await textOf({ items: [plan], isVirtual: true }))
    expect(text).toBe('Files: you can withdraw within 14 days of the order until you download one. Once you have downloaded a file, you can no longer withdraw.')
  })

  test('[CHK-23] from files that the buyer asked for at once repeats that wish', async () => {
    const { database } = shop.backend
    database.exec(`UPDATE custom_option SET product_id = ${PLAN.id}, is_required = 0 WHERE id = ${MUG.wrapping}`)
    const items = [{ ...plan, selected_options: [...plan.selected_options, toUid(`custom-option/${MUG.wrapping}/${MUG.paper}`)] }]
    expect(withdrawal(await textOf({ items, isVirtual: true }))).toContain('you get them at once, as you asked when you ordered.')
  })

  test('[CHK-23] from goods beside files and meetings is said of each', async () => {
    expect(withdrawal(await textOf({ items: [tee, plan, { sku: 'video', quantity: 1 }] }))!.split('\n\n').map((part) => part.split(':')[0])).toEqual(['Parcel', 'Files', 'Meetings'])
  })
})

test('[CHK-23] a meeting’s lines say what was chosen and where it is; how it can be cancelled is its own rule', async () => {
  const { database } = shop.backend
  database.exec(`INSERT INTO attribute (id, code, input) VALUES (900, 'meeting_point', 'text'), (901, 'cancellation', 'text');
    INSERT INTO product_attribute_value (product_id, attribute_id, store_id, value) SELECT id, 900, 0, 'At nine, by the well' FROM product WHERE sku = 'video';
    INSERT INTO product_attribute_value (product_id, attribute_id, store_id, value) SELECT id, 901, 0, 'The date is fixed.' FROM product WHERE sku = 'video';
    UPDATE custom_option SET product_id = (SELECT id FROM product WHERE sku = 'video'), is_required = 0 WHERE id IN (${MUG.wrapping}, ${MUG.engraving})`)
  const video = { sku: 'video', quantity: 1, selected_options: [toUid(`custom-option/${MUG.wrapping}/${MUG.paper}`)], entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value: 'A' }] }
  const text = await textOf({ items: [video, tee], isVirtual: false })
  expect(text).toMatch(/\n {2}[\w ]+: A\n {2}[\w ]+: Paper\n {2}Meeting: At nine, by the well\n {2}SKU/)
  expect(text).toContain('\n\nTraining video: The date is fixed.\n\n')
  expect(text).not.toContain('Meetings: the law')
})

test('[CHK-23] a single file is the mail’s button; several are links beside the order’s', async () => {
  const buttons = () => [...lastMail().html.matchAll(/class="button"[^>]*><a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, , label]) => label)
  const pay = async (links: readonly number[], customer?: Buying['customer']) => {
    const items = [{ ...plan, selected_options: links.map((link) => toUid(`downloadable/${link}`)) }]
    payOrder(deskOf(shop), idOf(await buy(shop, { items, isVirtual: true, ...(customer && { customer }) })))
  }
  await pay([PLAN.book])
  expect(buttons()).toEqual(['Download: plan, Book'])
  expect(lastMail().text).toContain('The links work until 22 December 2026. After that you can have new ones sent here')
  await pay([PLAN.book, PLAN.films])
  expect(buttons()).toEqual(['See your order'])
  await pay([PLAN.book], addCustomer(shop.backend.database))
  expect(lastMail().text).toContain('Your files are also in your account, with the order.')
})

test('[CHK-23] each mail about an order greets, says beside its subject what it is about, and has one button', async () => {
  const paid = idOf(await buy(shop, { store: 'pl' }))
  payOrder(deskOf(shop), paid)
  shipOrder(deskOf(shop), paid)
  refundOrder(deskOf(shop), paid, { goodsReturn: true })
  cancelOrder(deskOf(shop), idOf(await buy(shop, { store: 'pl' })))
  const mails = shop.backend.database.prepare('SELECT subject, text, html FROM mail ORDER BY id').all() as { subject: string; text: string; html: string }[]
  expect(mails).toHaveLength(6)
  for (const { subject, text, html } of mails) {
    expect(text).toMatch(/^Cześć Agata,\n\n\p{Ll}/u)
    expect(/<div style="display:none;[^"]*">([^&]+?)&#847;/.exec(html.replaceAll('\u00A0', ' '))![1]).not.toBe(subject)
    expect(html.match(/class="button"/g)).toHaveLength(1)
  }
})
