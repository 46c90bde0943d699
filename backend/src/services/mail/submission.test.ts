import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { outboxMails } from '../desk/outbox-reader.repository.ts'
import { openSubmission, type Submission } from './submission.ts'

let shop: TestShop
let submission: Submission
beforeEach(async () => {
  shop = openShop()
  submission = await openSubmission(shop.backend, 0)
})
afterEach(async () => {
  await submission.close()
  await shop.close()
})

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: submission.port }).sendMail({ from: 'shop@halny.test', to: 'agata@example.com', ...mail })
const mails = () => outboxMails(shop.backend.database, '', Number.MAX_SAFE_INTEGER, 10)

test('a mail from another program is stored in the outbox unchanged', async () => {
  await send({ subject: 'Odstąpienie od umowy', text: 'Dzień dobry,\n.\nżółć', html: '<p>Dzień dobry</p>' })
  expect(mails()).toMatchObject([
    { recipient: 'agata@example.com', subject: 'Odstąpienie od umowy', text: expect.stringContaining('Dzień dobry,\n.\nżółć'), html: expect.stringContaining('<p>Dzień dobry</p>') },
  ])
})

test('a text-only mail is escaped in HTML', async () => {
  await send({ subject: 'Hello', text: '<b>no</b>' })
  expect(mails()[0]?.html).toContain('&lt;b&gt;no&lt;/b&gt;')
})

test('each recipient gets the mail', async () => {
  await send({ to: ['a@example.com', 'b@example.com'], text: 'Hello' })
  expect(mails().map(({ recipient }) => recipient).toSorted()).toEqual(['a@example.com', 'b@example.com'])
})

test('a mail is refused temporarily while the mail service has a fault', async () => {
  shop.backend.faults.set('mail', { state: 'down' })
  await expect(send({ text: 'Hello' })).rejects.toMatchObject({ responseCode: 451 })
  expect(mails()).toEqual([])
})
