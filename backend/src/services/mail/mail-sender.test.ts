import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { startMailSender, type MailSender } from './mail-sender.ts'
import { insertMail } from './outbox.repository.ts'
import { openSmtp } from './smtp.ts'
import { openSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
const start = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000

let server: TestSmtpServer
let database: DatabaseSync
let sender: MailSender
let time: number

beforeEach(async () => {
  log.mockClear()
  time = start
  server = await openSmtpServer()
  database = openDatabase(':memory:')
  database.exec(`INSERT INTO category (id, path, level, position) VALUES (1, '1', 0, 0);
    INSERT INTO store (id, code, name, locale, currency, root_category_id, group_name) VALUES (1, 'pl', 'Polski', 'pl_PL', 'PLN', 1, 'Halny')`)
})
afterEach(async () => {
  await sender.close()
  await server.close()
  database.close()
})

const open = (url = server.url) => (sender = startMailSender(database, openSmtp(url, 'sklep@halny.test'), () => new Date(time)))
const write = (recipient: string) =>
  insertMail(database, { recipient, storeId: 1, subject: 'Zażółć', text: 'Gęślą jaźń.\n', html: '<p>Gęślą jaźń.</p>' }, new Date(time))
const stored = () =>
  database.prepare('SELECT sent_at IS NOT NULL AS sent, next_attempt_at AS next, attempts, last_error AS error FROM mail').all()
const recipients = () => server.mails.map(({ recipient }) => recipient)
const later = (minutes: number) => {
  time += minutes * MINUTE
  return sender.run()
}

test('a mail has its Reply-To address, which cannot inject another header', async () => {
  const replyTo = 'agata@example.com\r\nBcc: all@example.com'
  insertMail(database, { recipient: 'sklep@halny.test', storeId: 1, subject: 'Pytanie', text: 't', html: 'h', replyTo: 'agata@example.com' }, new Date(time))
  insertMail(database, { recipient: 'sklep@halny.test', storeId: 1, subject: 'Pytanie', text: 't', html: 'h', replyTo }, new Date(time))
  await open().run()
  const [mail, forged] = server.mails
  expect(mail!.data).toMatch(/^Reply-To: agata@example\.com$/m)
  expect(forged?.data ?? '').not.toMatch(/^Bcc:/m)
})

test('waiting mails are sent once, in order, as text and HTML from the shop', async () => {
  write('anna@example.com')
  write('jan@example.com')
  await open().run()
  await sender.run()
  expect(recipients()).toEqual(['anna@example.com', 'jan@example.com'])
  const { data } = server.mails[0]!
  expect(data).toContain('From: Halny <sklep@halny.test>')
  expect(data).toContain('To: anna@example.com')
  expect(data).toContain('Subject: =?UTF-8?')
  expect(data).toContain(`Message-ID: <1.${start}@halny.test>`)
  expect(data).toMatch(/Content-Type: text\/plain; charset=utf-8[^]*Content-Type: text\/html; charset=utf-8/)
  expect(stored()).toEqual([
    { sent: 1, next: null, attempts: 1, error: null },
    { sent: 1, next: null, attempts: 1, error: null },
  ])
})

test('a temporary refusal is retried later with the same message id and does not delay other mails', async () => {
  server.answers['RCPT TO'] = ['450 4.2.1 <anna@example.com> is busy']
  write('anna@example.com')
  write('jan@example.com')
  await open().run()
  expect(recipients()).toEqual(['jan@example.com'])
  await later(0.9)
  expect(recipients()).toEqual(['jan@example.com'])
  await later(0.1)
  expect(recipients()).toEqual(['jan@example.com', 'anna@example.com'])
  expect(server.mails[1]!.data).toContain(`Message-ID: <1.${start}@halny.test>`)
  expect(stored()[0]).toEqual({ sent: 1, next: null, attempts: 2, error: null })
})

test.each(['RCPT TO', '.'])('a permanent refusal at %s is not retried, and the log contains no address', async (command) => {
  server.answers[command] = ['550 5.1.1 <anna@example.com> unknown']
  write('anna@example.com')
  await open().run()
  await later(60)
  expect(server.mails).toEqual([])
  const code = command === '.' ? 'EMESSAGE 550' : 'EENVELOPE 550'
  expect(stored()).toEqual([{ sent: 0, next: null, attempts: 1, error: code }])
  expect(log.mock.calls).toEqual([[`Mail 1 was refused permanently: ${code}`]])
})

test('while the server is unreachable no mail is lost, and the outage is logged once', async () => {
  await server.close()
  write('anna@example.com')
  write('jan@example.com')
  await open().run()
  await later(1)
  await later(2)
  expect(log.mock.calls).toEqual([['The SMTP server is unavailable, mails wait: ESOCKET']])
  expect(stored()).toEqual([expect.objectContaining({ sent: 0, attempts: 2 }), expect.objectContaining({ sent: 0, attempts: 1 })])
  await sender.close()
  server = await openSmtpServer()
  await open().run()
  await later(15)
  expect(recipients().toSorted()).toEqual(['anna@example.com', 'jan@example.com'])
})

test('mails that the server refuses from this sender are sent once it accepts them', async () => {
  server.answers['MAIL FROM'] = ['530 5.7.0 authentication required']
  write('anna@example.com')
  await open().run()
  expect(stored()[0]).toMatchObject({ sent: 0, error: 'EENVELOPE 530' })
  await later(1)
  expect(recipients()).toEqual(['anna@example.com'])
})

test('a connection that breaks during a mail is retried', async () => {
  server.answers['DATA'] = ['hang up']
  write('anna@example.com')
  await open().run()
  expect(server.mails).toEqual([])
  await later(1)
  expect(recipients()).toEqual(['anna@example.com'])
})

test('a mail reserved by a process that died is sent later, and not by another process before that', async () => {
  write('anna@example.com')
  const stopped = startMailSender(database, { send: () => new Promise(() => {}) }, () => new Date(time))
  open()
  await later(9)
  expect(server.mails).toEqual([])
  await later(1)
  expect(recipients()).toEqual(['anna@example.com'])
  void stopped.close()
})

test('a mail is no longer sent after three days', async () => {
  write('anna@example.com')
  time += 3 * 24 * 60 * MINUTE + 1
  await open().run()
  expect(server.mails).toEqual([])
  expect(stored()).toEqual([{ sent: 0, next: null, attempts: 0, error: null }])
})
