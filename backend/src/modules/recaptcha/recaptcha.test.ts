import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../../ask.fixture.ts'
import { createBackend } from '../../create-backend.ts'
import { protectForms } from '../../sample-shop/settings.ts'
import { SITE_KEY } from '../../services/bot-check/site-keys.ts'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { changeSetting, changeStoreSetting } from '../store/settings.ts'

let shop: TestShop
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const CONTACT = 'mutation { contactUs(input: { name: "A", email: "a@example.com", comment: "Hello" }) { status } }'
const REFUSED = { message: 'ReCaptcha validation failed, please try again', extensions: { category: 'graphql-input' } }

const newToken = async () => {
  const response = await shop.backend.fetch(new Request(`http://shop.test/recaptcha/api2/reload?k=${SITE_KEY}&sa=contact`))
  return ((await response.json()) as { token: string }).token
}

const contact = (token?: string, store = 'default') =>
  ask(shop.backend, CONTACT, {}, { store, ...(token !== undefined && { 'x-recaptcha': token }) })

describe('a protected form', () => {
  beforeEach(() => protectForms(shop.backend.database))

  test('accepts each token once', async () => {
    const token = await newToken()
    expect(await contact(token)).toEqual({ data: { contactUs: { status: true } } })
    expect((await contact(token)).errors).toMatchObject([REFUSED])
  })

  test('refuses a missing or forged token without sending a mail', async () => {
    for (const token of [undefined, '', 'made-up']) {
      const { data, errors } = await contact(token)
      expect(data).toEqual({ contactUs: null })
      expect(errors).toMatchObject([{ ...REFUSED, path: ['contactUs'] }])
    }
    expect(shop.backend.database.prepare('SELECT count(*) AS mails FROM mail').get()).toEqual({ mails: 0 })
  })

  test('refuses a score under the threshold', async () => {
    changeSetting(shop.backend.database, 'recaptcha_frontend/type_recaptcha_v3/score_threshold', 0.95)
    expect((await contact(await newToken())).errors).toMatchObject([REFUSED])
    changeSetting(shop.backend.database, 'recaptcha_frontend/type_recaptcha_v3/score_threshold', 0.9)
    expect((await contact(await newToken())).errors).toBeUndefined()
  })

  test('can be unprotected for one store view', async () => {
    changeStoreSetting(shop.backend.database, 2, 'recaptcha_frontend/type_for/contact', '')
    expect((await contact(undefined, 'pl')).errors).toBeUndefined()
    expect((await contact()).errors).toMatchObject([REFUSED])
  })

  test('refuses every token while the bot check fails, and logs the cause', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const token = await newToken()
    shop.backend.faults.set('bot-check', { state: 'failing' })
    expect((await contact(token)).errors).toMatchObject([REFUSED])
    expect(log.mock.calls).toEqual([['The bot check failed:', 'status 500']])
    log.mockRestore()
  })

  test('does not affect other mutations of the same request', async () => {
    const { data, errors } = await ask(shop.backend, `mutation { sent: contactUs(input: { name: "", email: "", comment: "" }) { status } createEmptyCart }`)
    expect(data).toMatchObject({ sent: null, createEmptyCart: expect.any(String) })
    expect(errors).toMatchObject([{ ...REFUSED, path: ['sent'] }])
  })
})

test.each([
  ['customer_login', 'generateCustomerToken(email: "a@b.pl", password: "x") { token }'],
  ['customer_forgot_password', 'requestPasswordResetEmail(email: "a@b.pl")'],
  ['customer_forgot_password', 'resetPassword(email: "a@b.pl", newPassword: "x", resetPasswordToken: "y")'],
  ['customer_edit', 'changeCustomerPassword(currentPassword: "x", newPassword: "y") { email }'],
  ['customer_create', 'createCustomer(input: { email: "a@b.pl", firstname: "A", lastname: "B" }) { customer { email } }'],
  ['customer_create', 'createCustomerV2(input: { email: "a@b.pl", firstname: "A", lastname: "B" }) { customer { email } }'],
  ['newsletter', 'subscribeEmailToNewsletter(email: "a@b.pl") { status }'],
  ['product_review', 'createProductReview(input: { nickname: "A", sku: "tee", summary: "x", text: "y", ratings: [] }) { review { text } }'],
  ['place_order', 'placeOrder(input: { cart_id: "x" }) { order { order_number } }'],
  ['coupon_code', 'applyCouponToCart(input: { cart_id: "x", coupon_code: "y" }) { cart { id } }'],
  ['contact', 'contactUs(input: { name: "", email: "", comment: "" }) { status }'],
  ['resend_confirmation_email', 'resendConfirmationEmail(email: "a@b.pl")'],
] as const)('the form %s protects %s', async (form, mutation) => {
  protectForms(shop.backend.database)
  changeSetting(shop.backend.database, `recaptcha_frontend/type_for/${form}`, 'recaptcha_v3')
  expect((await ask(shop.backend, `mutation { ${mutation} }`)).errors).toMatchObject([REFUSED])
  changeSetting(shop.backend.database, `recaptcha_frontend/type_for/${form}`, '')
  expect((await ask(shop.backend, `mutation { ${mutation} }`)).errors?.[0]?.message).not.toBe(REFUSED.message)
})

test('verifies tokens with the configured bot check', async () => {
  const requests: string[] = []
  const google = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (form: string) => requests.push(`${request.url} ${form}`))
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{"success":true,"score":0.7}'))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => google.once('listening', resolve))
  const botCheckUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
  const other = createBackend({ database: ':memory:', publicUrl: 'http://shop.test', botCheckUrl })
  other.database.exec("INSERT INTO category (id, path, level, position) VALUES (1, '1', 0, 0)")
  other.database.exec("INSERT INTO store (id, code, name, locale, currency, root_category_id) VALUES (1, 'en', 'English', 'en_GB', 'PLN', 1)")
  protectForms(other.database)
  changeSetting(other.database, 'recaptcha_frontend/type_recaptcha_v3/private_key', 'hush')
  expect((await ask(other, CONTACT, {}, { 'x-recaptcha': 'abc' })).errors).toBeUndefined()
  expect(requests).toEqual(['/recaptcha/api/siteverify secret=hush&response=abc'])
  await other.close()
  google.close()
})

const V3 = `{ recaptchaV3Config {
  is_enabled website_key minimum_score badge_position theme language_code failure_message forms
} }`

test('no form is protected by default', async () => {
  expect((await shop.ask(V3)).data.recaptchaV3Config).toEqual({
    is_enabled: false, website_key: '', minimum_score: 0.5, badge_position: 'inline', theme: 'light', language_code: null,
    failure_message: 'reCAPTCHA verification failed.', forms: [],
  })
  const { data } = await shop.ask('{ recaptchaFormConfig(formType: CONTACT) { is_enabled configurations { website_key } } }')
  expect(data.recaptchaFormConfig).toEqual({ is_enabled: false, configurations: null })
})

test('forms without keys are not protected', async () => {
  changeSetting(shop.backend.database, 'recaptcha_frontend/type_for/contact', 'recaptcha_v3')
  expect((await shop.ask(V3)).data.recaptchaV3Config).toMatchObject({ is_enabled: false, forms: [] })
  expect((await contact()).errors).toBeUndefined()
})

const FORM = `query ($form: ReCaptchaFormEnum!) { recaptchaFormConfig(formType: $form) {
  is_enabled
  configurations {
    re_captcha_type website_key minimum_score badge_position theme language_code validation_failure_message technical_failure_message
  }
} }`

test('recaptchaV3Config lists only forms protected by version 3', async () => {
  const { database } = shop.backend
  protectForms(database)
  changeSetting(database, 'recaptcha_frontend/type_for/coupon_code', 'recaptcha_v3')
  changeSetting(database, 'recaptcha_frontend/type_for/newsletter', 'invisible')
  changeSetting(database, 'recaptcha_frontend/type_invisible/public_key', 'public')
  changeSetting(database, 'recaptcha_frontend/type_invisible/private_key', 'private')
  const { recaptchaV3Config } = (await shop.ask(V3)).data
  expect(recaptchaV3Config).toMatchObject({ is_enabled: true, website_key: SITE_KEY })
  expect(recaptchaV3Config.forms).toEqual([
    'CONTACT', 'CUSTOMER_CREATE', 'CUSTOMER_FORGOT_PASSWORD', 'CUSTOMER_LOGIN', 'PRODUCT_REVIEW', 'RESEND_CONFIRMATION_EMAIL',
  ])
  expect((await shop.ask(FORM, { form: 'NEWSLETTER' })).data.recaptchaFormConfig.configurations).toMatchObject({
    re_captcha_type: 'INVISIBLE', website_key: 'public', minimum_score: null, badge_position: 'inline',
  })
})

test('recaptchaFormConfig describes the protection of one form', async () => {
  protectForms(shop.backend.database)
  expect((await shop.ask(FORM, { form: 'CUSTOMER_LOGIN' })).data.recaptchaFormConfig).toEqual({
    is_enabled: true,
    configurations: {
      re_captcha_type: 'RECAPTCHA_V3', website_key: SITE_KEY, minimum_score: 0.5, badge_position: 'inline', theme: 'light', language_code: null,
      validation_failure_message: 'reCAPTCHA verification failed.',
      technical_failure_message: 'Something went wrong with reCAPTCHA. Please contact the store owner.',
    },
  })
})

test('an unknown reCAPTCHA type is an error', async () => {
  changeSetting(shop.backend.database, 'recaptcha_frontend/type_for/contact', 'riddle')
  const { data, errors } = await shop.ask(FORM, { form: 'CONTACT' })
  expect(data.recaptchaFormConfig).toBeNull()
  expect(errors).toMatchObject([
    { message: 'Configuration for provided captcha type can not be retrieved.', extensions: { category: 'graphql-input' } },
  ])
})
