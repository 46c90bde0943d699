import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { openShopOfAllKinds, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { PLAN } from '../../modules/catalog/product-kinds.fixture.ts'
import { addCustomer } from '../../modules/customer/customer.fixture.ts'
import { buy, type Buying, deskOf, idOf, mailsOf, orderOf, type PlacedOrder } from '../../modules/order/order.fixture.ts'
import { cancelOrder, payOrder, refundOrder } from '../../modules/order/order-lifecycle.ts'
import { listen } from '../../server.fixture.ts'

let shop: TestShop
let order: PlacedOrder
let now: Date
const plan = { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.book}`), toUid(`downloadable/${PLAN.films}`)] }

const PAID = '2026-11-22T08:00:00Z'

beforeEach(async () => {
  now = new Date(PAID)
  shop = openShopOfAllKinds(now)
  order = await buy(shop, { items: [plan], isVirtual: true })
})
afterEach(() => shop.close())

const comments = async () => (await orderOf(shop, order, 'comments { message }')).comments.map(({ message }: { message: string }) => message)
const linksIn = (text: string) => [...text.matchAll(/\/downloadable\/download\/link\/id\/[\w-]{32}\//g)].map(([path]) => path)
const get = (path: string) => shop.backend.fetch(new Request(`http://shop.test${path}`))
const lastMail = () => mailsOf(shop).at(-1)!
const passDays = (days: number) => now.setTime(now.getTime() + days * 86_400_000)
const renew = async (number: string, email: string, headers: Record<string, string> = { origin: 'http://shop.test' }) => {
  const body = new URLSearchParams({ number, email }).toString()
  const kind = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  const answer = await shop.backend.fetch(new Request('http://shop.test/downloadable/renewal', { method: 'POST', body, headers: { ...kind, ...headers } }))
  const mails = mailsOf(shop).length
  // The mail is written once the answer has gone.
  await new Promise((resolve) => setImmediate(resolve))
  return { status: answer.status, text: () => answer.text(), mailsBefore: mails }
}

test('a guest has no link before the payment, and then one for each file in the mail and with the order', async () => {
  expect(await comments()).toEqual([])
  expect(linksIn(lastMail().text)).toEqual([])
  payOrder(deskOf(shop, PAID), idOf(order))
  const [message] = await comments()
  expect(message).toMatch(/^Your files\n.*Book: http:\/\/\S+\n.*Films: http:\/\/\S+\nThe links work until 22 December 2026\.\nGet new links: http:\/\/\S+\?order=000000001$/)
  expect(linksIn(lastMail().text)).toEqual(linksIn(message))
  for (const path of linksIn(message)) expect((await get(path)).headers.get('content-disposition')).toMatch(/^attachment/)
})

describe('an order of 0', () => {
  const free = (items: readonly object[], isVirtual: boolean) => buy(shop, { items, isVirtual, coupon: 'GRATIS', payment: 'free' })
  beforeEach(() => shop.backend.database.exec("INSERT INTO coupon (code, kind, amount) VALUES ('GRATIS', 'percent', 100)"))

  test('is invoiced when it is placed: its files are in its only mail and with the order, and it is complete', async () => {
    const mails = mailsOf(shop).length
    order = await free([plan], true)
    expect(await orderOf(shop, order, 'status invoices { number }')).toEqual({ status: 'Complete', invoices: [{ number: '000000001' }] })
    expect(mailsOf(shop)).toHaveLength(mails + 1)
    const { text } = lastMail()
    expect(text).toMatch(/There is nothing to pay\.\n\nYour files are ready\.\n\nYOUR FILES\n\nplan, Book:\n/)
    expect(text).toContain('The links work until 22 December 2026.')
    expect(text).not.toMatch(/payment arrives|write again/)
    const [message] = await comments()
    expect(linksIn(text)).toEqual(linksIn(message))
    for (const path of linksIn(text)) expect((await get(path)).status).toBe(200)
  })

  test('with goods waits to be sent', async () => {
    shop.backend.database.exec('UPDATE shipping_rate SET price = 0')
    order = await free([{ sku: 'tee', quantity: 1 }, plan], false)
    expect((await orderOf(shop, order, 'status')).status).toBe('Processing')
    expect(lastMail().text).toMatch(/We are packing it, .*\n\nYour files are ready\.\n/)
    expect(lastMail().text).not.toContain('payment arrives')
  })
})

test('a customer’s order has no such comment, because the account lists the files', async () => {
  const own = await buy(shop, { customer: addCustomer(shop.backend.database), items: [plan], isVirtual: true })
  payOrder(deskOf(shop, PAID), idOf(own))
  expect(lastMail().text).toContain('Your files are also in your account')
  expect(linksIn(lastMail().text)).toHaveLength(2)
})

test('the links expire; whoever knows the number and the address is sent new ones, and the old ones stay dead', async () => {
  payOrder(deskOf(shop, PAID), idOf(order))
  const old = linksIn((await comments())[0])
  passDays(31)
  const expired = await get(old[0]!)
  expect(expired.status).toBe(403)
  expect(await expired.text()).toContain('This link no longer works.')
  expect((await comments())[0]).toMatch(/^The links to your files have expired\.\nGet new links: \S+$/)

  const mails = mailsOf(shop).length
  for (const [number, email] of [['000000001', 'jan@example.com'], ['000000009', 'agata@example.com'], ['', '']] as const) {
    expect(await (await renew(number, email)).text()).toContain('Check your inbox')
  }
  expect(mailsOf(shop)).toHaveLength(mails)
  expect(await (await renew(' 000000001 ', 'Agata@example.com')).text()).toContain('Check your inbox')
  expect(lastMail().subject).toBe('Your files of order 000000001')
  const fresh = linksIn(lastMail().text)
  expect(fresh).toHaveLength(2)
  expect((await get(fresh[0]!)).status).toBe(200)
  expect((await get(old[0]!)).status).toBe(404)
})

test('the links of a deleted account expire like a guest’s', async () => {
  const anna = addCustomer(shop.backend.database)
  const own = await buy(shop, { customer: anna, items: [plan], isVirtual: true })
  payOrder(deskOf(shop, PAID), idOf(own))
  const [link] = linksIn(lastMail().text)
  passDays(90)
  expect((await get(link!)).status).toBe(200)
  expect((await shop.ask('mutation { deleteCustomer }', {}, 'default', anna)).data.deleteCustomer).toBe(true)
  const [{ message }] = (await orderOf(shop, own, 'comments { message }')).comments
  expect(message).toContain('\nThe links work until 22 March 2027.\n')
  passDays(29)
  expect((await get(link!)).status).toBe(200)
  passDays(2)
  expect((await get(link!)).status).toBe(403)
})

test('no sentence names the last day of links that have none', async () => {
  payOrder(deskOf(shop, PAID), idOf(order))
  shop.backend.database.exec('UPDATE purchased_link SET valid_until = NULL')
  expect((await comments())[0]).toMatch(/^Your files\n.*\n.*\/\nGet new links: \S+$/)
})

describe('the holder of a link that cannot be replaced', () => {
  const films = { ...plan, selected_options: [toUid(`downloadable/${PLAN.films}`)] }
  const paidLinks = async (buying: Buying) => {
    const bought = await buy(shop, { items: [films], isVirtual: true, ...buying })
    payOrder(deskOf(shop, PAID), idOf(bought))
    return { bought, link: linksIn(lastMail().text)[0]! }
  }
  const read = async (path: string) => {
    const answer = await get(path)
    const text = await answer.text()
    const hrefs = [...text.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].slice(1).map(([, href, label]) => `${label}: ${href}`)
    return { status: answer.status, text, hrefs, hasForm: text.includes('<form') }
  }
  const useUp = async (link: string) => {
    for (let count = 0; count < 5; count += 1) expect((await get(link)).status).toBe(200)
  }

  test('is told that a guest’s is used up', async () => {
    const { link, bought } = await paidLinks({})
    await useUp(link)
    const { status, text, hrefs, hasForm } = await read(link)
    expect([status, hasForm]).toEqual([403, false])
    expect(text).toContain('This file has been downloaded as often as your order allows.')
    expect(hrefs).toEqual(['Write to us: http://shop.test/contact', `See your order: http://shop.test/find-order?order=${bought.number}`, 'Back to the shop: http://shop.test'])
  })

  test('is told that a customer’s is used up, in the order’s language, and is led to the account', async () => {
    const { link, bought } = await paidLinks({ store: 'pl', customer: addCustomer(shop.backend.database) })
    await useUp(link)
    const { text, hrefs } = await read(link)
    expect(text).toContain('<html lang="pl">')
    expect(text).toContain('Ten plik został już pobrany tyle razy, na ile pozwala zamówienie.')
    expect(hrefs[1]).toBe(`Zobacz zamówienie na swoim koncie: http://shop.test/pl/dashboard/orders/${bought.number}`)
  })

  test('is told that the order is refunded, even if the link is used up as well', async () => {
    const { link, bought } = await paidLinks({})
    await useUp(link)
    refundOrder(deskOf(shop, PAID), idOf(bought), { goodsReturn: false })
    const { status, text, hasForm } = await read(link)
    expect([status, hasForm]).toEqual([403, false])
    expect(text).toContain('Your order has been refunded')
  })

  test.each([
    ['unpaid', 'Your order is not paid yet.'],
    ['cancelled', 'Your order has been cancelled'],
  ])('is told that the order is %s', async (state, reason) => {
    const unpaid = await buy(shop, { items: [films], isVirtual: true })
    if (state === 'cancelled') cancelOrder(deskOf(shop, PAID), idOf(unpaid))
    const row = shop.backend.database.prepare('SELECT hash FROM purchased_link ORDER BY id DESC').get() as { hash: string }
    expect(await read(`/downloadable/download/link/id/${row.hash}/`)).toMatchObject({ status: 403, hasForm: false, text: expect.stringContaining(reason) })
  })

  test('finds the order’s number in the form if it has only expired', async () => {
    const { link, bought } = await paidLinks({ store: 'pl' })
    passDays(31)
    expect(await read(link)).toMatchObject({ status: 403, text: expect.stringContaining(`value="${bought.number}"`) })
    expect((await read(link)).text).toContain('Wyślij nowe linki')
  })
})

test('new links are mailed five times in an hour at most, and asked for on the page alone', async () => {
  payOrder(deskOf(shop, PAID), idOf(order))
  const mails = mailsOf(shop).length
  expect((await renew('000000001', 'agata@example.com', { origin: 'https://elsewhere.example' })).status).toBe(403)
  for (let count = 0; count < 8; count += 1) await renew('000000001', 'agata@example.com')
  expect(mailsOf(shop)).toHaveLength(mails + 5)
})

test('the answer goes before the order is looked for, so that its time tells nothing', async () => {
  payOrder(deskOf(shop, PAID), idOf(order))
  const mails = mailsOf(shop).length
  expect((await renew('000000001', 'agata@example.com')).mailsBefore).toBe(mails)
  expect(mailsOf(shop)).toHaveLength(mails + 1)
})

describe('over a connection', () => {
  const post = (url: string, email: string, visitor?: string) =>
    fetch(`${url}/downloadable/renewal`, {
      method: 'POST', body: new URLSearchParams({ number: '000000001', email }), headers: { origin: url, ...(visitor && { 'x-forwarded-for': visitor }) },
    })

  test('a backend that stops after its answer still writes the mail', async () => {
    payOrder(deskOf(shop, PAID), idOf(order))
    const mails = mailsOf(shop).length
    const server = await listen(shop.backend)
    expect((await post(server.url, 'agata@example.com')).status).toBe(200)
    const close = vi.spyOn(shop.backend.database, 'close').mockImplementation(() => {
      expect(mailsOf(shop)).toHaveLength(mails + 1)
    })
    await server.close()
    await shop.backend.close()
    expect(close).toHaveBeenCalledOnce()
    close.mockRestore()
  })

  test('a visitor has twenty tries in an hour, right or wrong, and others have theirs', async () => {
    payOrder(deskOf(shop, PAID), idOf(order))
    const { url, close } = await listen(shop.backend)
    const tries = async (count: number, visitor: string) => {
      const statuses = []
      for (let index = 0; index < count; index += 1) statuses.push((await post(url, `somebody-${index}@example.com`, visitor)).status)
      return statuses
    }
    expect(await tries(21, '198.51.100.1')).toEqual([...Array<number>(20).fill(200), 429])
    const refused = await post(url, 'agata@example.com', '198.51.100.1')
    expect(await refused.text()).toContain('Try again in an hour.')
    const mails = mailsOf(shop).length
    expect((await post(url, 'agata@example.com', '198.51.100.2')).status).toBe(200)
    await expect.poll(() => mailsOf(shop).length).toBe(mails + 1)
    now.setTime(now.getTime() + 3_600_000)
    expect(await tries(1, '198.51.100.1')).toEqual([200])
    await close()
  })
})

test('an unpaid or refunded order has no new links', async () => {
  await renew('000000001', 'agata@example.com')
  payOrder(deskOf(shop, PAID), idOf(order))
  refundOrder(deskOf(shop, PAID), idOf(order), { goodsReturn: false })
  const mails = mailsOf(shop).length
  await renew('000000001', 'agata@example.com')
  expect(mailsOf(shop)).toHaveLength(mails)
  expect(await comments()).toEqual([])
})

test('the page for new links is in the visitor’s language and takes the number from its address', async () => {
  const page = (language: string) => shop.backend.fetch(new Request('http://shop.test/downloadable/renewal?order=%22000000001', { headers: { 'accept-language': language } }))
  expect(await (await page('pl-PL,pl;q=0.9')).text()).toContain('Wyślij nowe linki')
  const english = await (await page('de')).text()
  expect(english).toContain('Send new links')
  expect(english).toContain('value="&quot;000000001"')
})
