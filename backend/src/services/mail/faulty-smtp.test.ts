import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { createFaults } from '../faults/faults.ts'
import { faultySmtp } from './faulty-smtp.ts'
import { openSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts'
import { openSmtp } from './smtp.ts'

const MAIL = {
  id: 1, recipient: 'a@example.com', replyTo: null, storeId: 1, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', createdAt: '2026-11-21T12:00:00Z',
  attempts: 1, shopName: 'Halny',
}

let server: TestSmtpServer
beforeEach(async () => (server = await openSmtpServer()))
afterEach(() => server.close())

test('mails are sent unless the mail service has a fault', async () => {
  const faults = createFaults()
  const smtp = faultySmtp(faults, openSmtp(server.url, 'halny@shop.test'))
  faults.set('mail', { state: 'down' })
  expect(await smtp.send(MAIL)).toEqual({ code: 'ECONNREFUSED', isAboutMail: false, isFinal: false })
  faults.set('mail', { state: 'failing' })
  expect(await smtp.send(MAIL)).toEqual({ code: 'EENVELOPE 451', isAboutMail: true, isFinal: false })
  faults.set('mail', { slow: 60 })
  const start = performance.now()
  expect(await smtp.send(MAIL)).toBeUndefined()
  expect(performance.now() - start).toBeGreaterThan(50)
  expect(server.mails).toHaveLength(1)
})

test('a backend’s mails wait while the mail service is down', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop: Backend = createBackend({
    database: ':memory:', publicUrl: 'http://shop.test', mail: { smtpUrl: server.url, from: 'halny@shop.test' }, faults: { mail: { state: 'down' } },
  })
  shop.database.exec(`
    INSERT INTO category (id, path, level, position) VALUES (1, '1', 0, 0);
    INSERT INTO store (id, code, name, locale, currency, root_category_id) VALUES (1, 'en', 'English', 'en_GB', 'PLN', 1);
    INSERT INTO mail (recipient, store_id, subject, text, html, created_at, next_attempt_at)
    VALUES ('a@example.com', 1, 'Hello', '', '', '${new Date().toISOString()}', '2020-01-01T00:00:00Z')`)
  const state = () => shop.database.prepare('SELECT sent_at, last_error FROM mail').get()
  await vi.waitFor(() => expect(state()).toEqual({ sent_at: null, last_error: 'ECONNREFUSED' }), { timeout: 5000 })
  expect(server.mails).toEqual([])
  await shop.close()
  log.mockRestore()
})
