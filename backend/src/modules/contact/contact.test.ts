import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { changeSetting } from '../store/settings.ts'

let shop: TestShop
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const MESSAGE = { name: ' Agata ', email: ' agata@example.com ', telephone: '600 100 200', comment: ' Is it <b>warm</b>?\nThanks ' }

const contact = (input: object, store?: string) =>
  shop.ask('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', { input }, store)

const mails = () => shop.backend.database.prepare('SELECT recipient, store_id, reply_to, subject, text, html FROM mail').all()

test('a message is mailed to the shop, trimmed and HTML-escaped', async () => {
  expect(await contact(MESSAGE)).toEqual({ data: { contactUs: { status: true } } })
  const [mail] = mails()
  expect(mail).toMatchObject({ recipient: 'hello@example.com', store_id: 1, reply_to: 'agata@example.com', subject: 'Contact Form' })
  expect(mail!.text).toContain('Name: Agata\nEmail: agata@example.com\nPhone Number: 600 100 200\n\nIs it <b>warm</b>?\nThanks\n')
  expect(mail!.html).toContain('Is it &lt;b&gt;warm&lt;/b&gt;?<br>Thanks')
})

test('the phone number is optional, and the mail is in the language of the store view', async () => {
  await contact({ name: 'A', email: 'a@example.com', comment: 'Cześć' }, 'pl')
  const [mail] = mails()
  expect(mail!.subject).toBe('Formularz kontaktowy')
  expect(mail!.text).toContain('Imię i nazwisko: A\nE-mail: a@example.com\n\nCześć\n')
})

test.each([
  [{ email: 'agata' }, 'The email address is invalid. Verify the email address and try again.'],
  [{ email: 'agata@example.com\r\nBcc: all@example.com' }, 'The email address is invalid. Verify the email address and try again.'],
  [{ name: '  ' }, 'Name field is required.'],
  [{ comment: '\n' }, 'Comment field is required.'],
])('with %j the message is refused', async (change, message) => {
  const { data, errors } = await contact({ ...MESSAGE, ...change })
  expect(data.contactUs).toBeNull()
  expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  expect(mails()).toEqual([])
})

test('the contact form can be disabled', async () => {
  changeSetting(shop.backend.database, 'contact/contact/enabled', false)
  const { errors } = await contact(MESSAGE)
  expect(errors).toMatchObject([{ message: 'The contact form is unavailable.', extensions: { category: 'graphql-input' } }])
})

test('a mail that cannot be stored is an error and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  shop.backend.database.exec('ALTER TABLE mail RENAME TO elsewhere')
  const { errors } = await contact(MESSAGE)
  expect(errors).toMatchObject([
    { message: 'An error occurred while processing your form. Please try again later.', extensions: { category: 'graphql-input' } },
  ])
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
