import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { linkIn, openAccounts, PASSWORD, SIGN_IN_REFUSED, type TestAccounts } from './account.fixture.ts'

const JAN = { email: 'jan@example.com', firstname: 'Jan', lastname: 'Nowak', password: PASSWORD }
const TAKEN = refusal('A customer with the same email address already exists in an associated website.')

let shop: TestAccounts
beforeEach(() => void (shop = openAccounts()))
afterEach(() => shop.close())

const FIELDS = `id email prefix firstname middlename lastname suffix date_of_birth gender taxvat created_at default_billing default_shipping
  is_subscribed allow_remote_shopping_assistance group { name }`
const register = (input: object, store = 'default', fields = FIELDS) =>
  shop.ask(`mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { ${fields} } } }`, { input }, { store })
const confirm = (email: string, confirmation_key: string) =>
  shop.ask('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email confirmation_status } } }',
    { input: { email, confirmation_key } })
const resend = (email: string) => shop.ask('mutation ($email: String!) { resendConfirmationEmail(email: $email) }', { email })
const requireConfirmation = () => changeSetting(shop.backend.database, 'customer/create_account/confirm', true)

test('a new customer can sign in immediately and gets a welcome mail', async () => {
  const parts = { prefix: 'dr', middlename: 'Maria', suffix: 'st.', gender: 1, taxvat: 'PL5260001246', date_of_birth: '1990-02-28' }
  const { data } = await register({ ...JAN, ...parts, allow_remote_shopping_assistance: true })
  expect(data.createCustomerV2.customer).toEqual({
    id: null, email: 'jan@example.com', firstname: 'Jan', lastname: 'Nowak', ...parts, created_at: '2026-11-21 12:00:00',
    default_billing: null, default_shipping: null, is_subscribed: false, allow_remote_shopping_assistance: true, group: { name: 'General' },
  })
  expect(await shop.signIn('jan@example.com')).toBeDefined()
  const [mail, ...more] = shop.mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'jan@example.com', subject: 'Welcome to Main Website Store' })
  expect(mail!.text).toContain('https://shop.test/login')
})

test('in the Polish store view the mail is in Polish and links to Polish pages', async () => {
  await register(JAN, 'pl')
  const [mail] = shop.mails()
  expect(mail).toMatchObject({ subject: 'Witamy w sklepie Main Website Store' })
  expect(mail!.text).toMatch(/^Cześć Jan,\n\ntwoje konto/)
  expect(mail!.text).toContain('https://shop.test/pl/login')
  expect(mail!.html).toContain('<html lang="pl">')
})

test('the older mutation does the same', async () => {
  const mutation = 'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { firstname date_of_birth } } }'
  const { data } = await shop.ask(mutation, { input: { ...JAN, dob: '1990-02-28' } })
  expect(data.createCustomer.customer).toEqual({ firstname: 'Jan', date_of_birth: '1990-02-28' })
  const { errors } = await shop.ask(mutation, { input: { password: PASSWORD } })
  expect(errors).toMatchObject(refusal('Required parameters are missing: First Name, Last Name, Email'))
  expect((await shop.ask(mutation, { input: {} })).errors).toMatchObject(refusal('"input" value should be specified'))
})

test('an account can be created without a password, which a mailed link sets later', async () => {
  const { password: _, ...rest } = JAN
  expect((await register(rest)).errors).toBeUndefined()
  expect(await shop.signIn('jan@example.com')).toBeUndefined()
})

test.each([
  [{ firstname: '', lastname: ' ' }, 'Required parameters are missing: First Name, Last Name'],
  [{ email: '' }, 'Required parameters are missing: Email'],
  [{ email: 'jan' }, '"jan" is not a valid email address.'],
  [{ gender: 9 }, '"9" is not a valid gender value.'],
  [{ date_of_birth: 'bla' }, 'Invalid date'],
  [{ firstname: '<script>' }, 'First Name is not valid!'],
  [{ password: 'Short-1' }, 'The password needs at least 8 characters. Create a new password and try again.'],
  [{ password: '' }, 'The password needs at least 8 characters. Create a new password and try again.'],
  [{ password: 'lowercase' }, 'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.'],
  [{ password: `${PASSWORD} ` }, "The password can't begin or end with a space. Verify the password and try again."],
  [{ password: `Aa1${'x'.repeat(254)}` }, 'Please enter a password with at most 256 characters.'],
  [{ email: 'Jan1@example.com', password: 'jan1@Example.com' }, "The password can't be the same as the email address. Create a new password and try again."],
])('a registration with %j is refused', async (change, message) => {
  expect((await register({ ...JAN, ...change })).errors).toMatchObject(refusal(message))
  expect(shop.backend.database.prepare('SELECT count(*) AS n FROM customer').get()).toEqual({ n: 0 })
  expect(shop.mails()).toEqual([])
})

test('an address has one account, regardless of its letter case', async () => {
  await register(JAN)
  expect((await register({ ...JAN, email: 'JAN@example.com' })).errors).toMatchObject(TAKEN)
})

test('two registrations of one address at the same time make one account', async () => {
  const answers = await Promise.all([register(JAN), register(JAN)])
  expect(answers.filter(({ errors }) => errors)).toMatchObject([{ errors: TAKEN }])
  expect(shop.backend.database.prepare('SELECT count(*) AS n FROM customer').get()).toEqual({ n: 1 })
  expect(shop.mails()).toHaveLength(1)
})

test('neither logs nor responses contain the password or a link', async () => {
  const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]
  requireConfirmation()
  const answers = [await register(JAN), await register(JAN), await register({ ...JAN, password: 'Wrong' })]
  expect(JSON.stringify([answers, logs.map(({ mock }) => mock.calls)])).not.toMatch(/Kozica|Wrong|scrypt|key=/)
  vi.restoreAllMocks()
})

test('every address is reported as available unless guests can sign in at the checkout', async () => {
  await register(JAN)
  const ask = async (email: string) => shop.ask('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }', { email })
  const isFree = async (email: string) => (await ask(email)).data.isEmailAvailable.is_email_available
  expect(await isFree('jan@example.com')).toBe(true)
  changeSetting(shop.backend.database, 'checkout/options/enable_guest_checkout_login', true)
  expect([await isFree('jan@example.com'), await isFree('ewa@example.com')]).toEqual([false, true])
  expect((await ask('')).errors).toMatchObject(refusal('Email must be specified'))
  expect((await ask('jan')).errors).toMatchObject(refusal('Email is invalid'))
})

test('[AUTH-08] with confirmation required, the mailed link activates the account within an hour', async () => {
  requireConfirmation()
  expect((await register(JAN, 'pl', 'email')).data.createCustomerV2.customer).toEqual({ email: 'jan@example.com' })
  expect(await shop.signIn('jan@example.com')).toBeUndefined()
  const [mail] = shop.mails()
  expect(mail!.text).toContain('przez godzinę')
  const link = linkIn(mail!.text)
  expect(link.href).toMatch(/^https:\/\/shop\.test\/pl\/customer\/account\/confirm\?email=jan%40example\.com&key=[\w-]{43}$/)
  const key = link.searchParams.get('key')!
  expect((await confirm('jan@example.com', 'made-up')).errors)
    .toMatchObject(refusal('The confirmation token is invalid. Verify the token and try again.'))
  expect((await confirm('jan@example.com', key)).data.confirmEmail.customer)
    .toEqual({ email: 'jan@example.com', confirmation_status: 'ACCOUNT_CONFIRMED' })
  expect(shop.mails()).toMatchObject([{ subject: 'Welcome to Main Website Store' }])
  expect(await shop.signIn('jan@example.com')).toBeDefined()
  expect((await confirm('jan@example.com', key)).errors).toMatchObject(refusal('The account is already active.'))
})

test('an expired link is refused; requesting a new link invalidates it', async () => {
  requireConfirmation()
  await register(JAN, 'default', 'email')
  const keyOf = () => linkIn(shop.mails().at(-1)!.text).searchParams.get('key')!
  const first = keyOf()
  shop.advance(60)
  expect((await confirm('jan@example.com', first)).errors).toMatchObject(refusal('This confirmation key is invalid or has expired.'))
  expect((await resend('jan@example.com')).data.resendConfirmationEmail).toBe(true)
  const second = keyOf()
  expect((await confirm('jan@example.com', first)).errors)
    .toMatchObject(refusal('The confirmation token is invalid. Verify the token and try again.'))
  expect((await confirm('jan@example.com', second)).errors).toBeUndefined()
})

test('confirmation mails are limited, and the last link stays valid', async () => {
  requireConfirmation()
  await register(JAN, 'default', 'email')
  for (let count = 0; count < 8; count++) expect((await resend('jan@example.com')).data.resendConfirmationEmail).toBe(true)
  const mails = shop.mails()
  expect(mails).toHaveLength(6)
  expect((await confirm('jan@example.com', linkIn(mails.at(-1)!.text).searchParams.get('key')!)).errors).toBeUndefined()
})

test('refuses to confirm an invalid, unknown or active account, or to mail it a link', async () => {
  await register(JAN)
  expect((await confirm('jan', 'key')).errors).toMatchObject(refusal('Email is invalid'))
  expect((await confirm('ewa@example.com', 'key')).errors).toMatchObject(refusal('There was an error confirming the account'))
  expect((await confirm('jan@example.com', 'key')).errors).toMatchObject(refusal('The account is already active.'))
  expect((await resend('jan')).errors).toMatchObject(refusal('Email address is not valid'))
  expect((await resend('ewa@example.com')).errors).toMatchObject(refusal('There is no user registered with that email address.'))
  expect((await resend('jan@example.com')).errors).toMatchObject(refusal("Confirmation isn't needed."))
})

test('a customer with an unconfirmed address gets an error that says so', async () => {
  await register(JAN)
  const token = (await shop.signIn('jan@example.com'))!
  const status = () => shop.ask('{ customer { confirmation_status } }', {}, { token })
  expect((await status()).data.customer.confirmation_status).toBe('ACCOUNT_CONFIRMATION_NOT_REQUIRED')
  requireConfirmation()
  expect((await status()).data.customer.confirmation_status).toBe('ACCOUNT_CONFIRMED')
  shop.backend.database.exec("UPDATE customer SET confirmation_key_hash = 'x'")
  expect((await status()).errors)
    .toMatchObject(refusal("This account isn't confirmed. Verify and try again.", 'graphql-authentication'))
  const signIn = 'mutation { generateCustomerToken(email: "jan@example.com", password: "Kozica-2026") { token } }'
  expect((await shop.ask(signIn)).errors).toMatchObject(SIGN_IN_REFUSED)
})
