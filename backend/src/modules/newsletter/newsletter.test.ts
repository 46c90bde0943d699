import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { addAccount, linkIn, openAccounts, PASSWORD, type TestAccounts } from '../customer/account.fixture.ts'
import type { TestCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'

const ALREADY = refusal('This email address is already subscribed.', 'graphql-already-exists')
const IMPOSSIBLE = refusal('Cannot create a newsletter subscription.')

let shop: TestAccounts
let anna: TestCustomer
beforeEach(async () => {
  shop = openAccounts()
  anna = await addAccount(shop)
})
afterEach(() => shop.close())

const subscribe = (email: string, caller = {}) =>
  shop.ask('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email }, caller)
const statusOf = async (email: string, caller = {}) => (await subscribe(email, caller)).data.subscribeEmailToNewsletter.status
const isSubscribed = async (caller: { token: string } = anna) =>
  (await shop.ask('{ customer { is_subscribed } }', {}, caller)).data.customer.is_subscribed
const update = async (is_subscribed: boolean) =>
  (await shop.ask('mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { is_subscribed } } }',
    { input: { is_subscribed } }, anna)).data.updateCustomerV2.customer.is_subscribed
const register = (input: object) =>
  shop.ask('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { is_subscribed } } }',
    { input: { email: 'jan@example.com', firstname: 'Jan', lastname: 'Nowak', password: PASSWORD, ...input } })
const registered = async (input: object) => (await register(input)).data.createCustomerV2.customer.is_subscribed
const stored = () => shop.backend.database.prepare('SELECT email, customer_id AS customer, status FROM newsletter_subscriber').all()
/** At the backend, where the shop leads. */
const follow = async (link: URL) => {
  const response = await shop.backend.fetch(new Request(`http://api.test${link.pathname.replace(/^\/pl/, '')}`))
  return [response.status, response.headers.get('location')]
}

test('guests and customers can subscribe an address, which takes effect immediately and works once', async () => {
  expect(await statusOf(' guest@example.com ')).toBe('SUBSCRIBED')
  expect((await subscribe('Guest@example.com')).errors).toMatchObject(ALREADY)
  expect(await statusOf(anna.email, anna)).toBe('SUBSCRIBED')
  expect((await subscribe(anna.email, anna)).errors).toMatchObject(ALREADY)
  expect(await isSubscribed()).toBe(true)
  expect(stored()).toEqual([
    { email: 'guest@example.com', customer: null, status: 'SUBSCRIBED' },
    { email: anna.email, customer: anna.id, status: 'SUBSCRIBED' },
  ])
  expect(shop.mails()).toEqual([])
})

test.each([
  [' ', 'You must specify an email address to subscribe to a newsletter.'],
  ['anna', 'Enter a valid email address.'],
])('the address "%s" is refused', async (email, message) => {
  expect((await subscribe(email)).errors).toMatchObject(refusal(message))
})

test('subscriptions of guests can be disabled', async () => {
  changeSetting(shop.backend.database, 'newsletter/subscription/allow_guest_subscribe', false)
  expect((await subscribe('guest@example.com')).errors)
    .toMatchObject(refusal('Guests can not subscribe to the newsletter. You must create an account to subscribe.'))
  expect(await statusOf(anna.email, anna)).toBe('SUBSCRIBED')
})

test('refuses the address of another account only if guests can sign in at the checkout', async () => {
  const jan = await addAccount(shop, 'jan@example.com')
  changeSetting(shop.backend.database, 'checkout/options/enable_guest_checkout_login', true)
  expect((await subscribe(jan.email, anna)).errors).toMatchObject(IMPOSSIBLE)
  expect(await statusOf('other@example.com', anna)).toBe('SUBSCRIBED')
  changeSetting(shop.backend.database, 'checkout/options/enable_guest_checkout_login', false)
  expect(await statusOf(jan.email, anna)).toBe('SUBSCRIBED')
  expect([await isSubscribed(jan), await isSubscribed(anna)]).toEqual([true, false])
})

test('customers end and renew their subscription in their account', async () => {
  expect([await update(true), await update(false), await isSubscribed(), await update(true)]).toEqual([true, false, false, true])
})

test('registration can subscribe, and adopts an existing subscription', async () => {
  expect(await registered({ is_subscribed: true })).toBe(true)
  await subscribe('ewa@example.com')
  expect(await registered({ email: 'ewa@example.com' })).toBe(true)
  await subscribe('ola@example.com')
  expect(await registered({ email: 'ola@example.com', is_subscribed: false })).toBe(false)
})

test('a shop without a newsletter takes no subscriptions, but lets subscribers leave', async () => {
  await update(true)
  changeSetting(shop.backend.database, 'newsletter/general/active', false)
  expect((await subscribe('guest@example.com')).errors).toMatchObject(IMPOSSIBLE)
  expect(await registered({ is_subscribed: true })).toBe(false)
  expect(await update(false)).toBe(false)
})

test('with confirmation required, the mailed link starts the subscription and redirects to the shop', async () => {
  changeSetting(shop.backend.database, 'newsletter/subscription/confirm', true)
  expect(await statusOf(anna.email, { ...anna, store: 'pl' })).toBe('NOT_ACTIVE')
  expect(await isSubscribed()).toBe(false)
  const [mail] = shop.mails()
  expect(mail).toMatchObject({ recipient: anna.email, subject: 'Potwierdź zapis na newsletter' })
  const link = linkIn(mail!.text)
  expect(link.href).toMatch(/^https:\/\/shop\.test\/pl\/newsletter\/subscriber\/confirm\/id\/1\/code\/[\w-]{43}\/$/)

  const forged = new URL(link.href.replace(/code.*/, 'code/made-up/'))
  expect(await follow(forged)).toEqual([302, 'https://shop.test/newsletter/expired'])
  expect(await isSubscribed()).toBe(false)
  expect(await follow(link)).toEqual([302, 'https://shop.test/pl/newsletter/confirmed'])
  expect(await isSubscribed()).toBe(true)
  expect((await subscribe(anna.email)).errors).toMatchObject(ALREADY)
})

test('subscribing again sends a new link, at most five times; the last one stays valid', async () => {
  changeSetting(shop.backend.database, 'newsletter/subscription/confirm', true)
  for (let count = 0; count < 7; count++) expect(await statusOf('guest@example.com')).toBe('NOT_ACTIVE')
  const mails = shop.mails()
  expect(mails).toHaveLength(5)
  await follow(linkIn(mails[0]!.text))
  expect(stored()).toMatchObject([{ status: 'NOT_ACTIVE' }])
  await follow(linkIn(mails.at(-1)!.text))
  expect(stored()).toMatchObject([{ status: 'SUBSCRIBED' }])
})

test('a link is invalid once its subscription has ended', async () => {
  changeSetting(shop.backend.database, 'newsletter/subscription/confirm', true)
  await update(true)
  const link = linkIn(shop.mails()[0]!.text)
  await update(false)
  await follow(link)
  expect(await isSubscribed()).toBe(false)
})

test('a subscription made at registration starts once the account is confirmed', async () => {
  changeSetting(shop.backend.database, 'customer/create_account/confirm', true)
  expect(await registered({ is_subscribed: true })).toBe(false)
  expect(stored()).toMatchObject([{ status: 'UNCONFIRMED' }])
  const { searchParams } = linkIn(shop.mails()[0]!.text)
  await shop.ask('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }',
    { input: { email: searchParams.get('email'), confirmation_key: searchParams.get('key') } })
  expect(stored()).toMatchObject([{ status: 'SUBSCRIBED' }])
})

test('a subscription follows its customer to a new address', async () => {
  await update(true)
  await subscribe('ania@example.com')
  await shop.ask(`mutation { updateCustomerEmail(email: "ania@example.com", password: "${PASSWORD}") { customer { email } } }`, {}, anna)
  expect(stored()).toEqual([{ email: 'ania@example.com', customer: anna.id, status: 'SUBSCRIBED' }])
})

test('other requests to the path of the link are not found or expired', async () => {
  const response = await shop.backend.fetch(new Request('http://api.test/newsletter/subscriber/confirm', { method: 'POST', body: '{}' }))
  expect(response.status).toBe(404)
  expect(await follow(new URL('http://api.test/newsletter/subscriber/confirm'))).toEqual([302, 'https://shop.test/newsletter/expired'])
})
