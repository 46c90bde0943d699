import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { SETTINGS } from './settings/settings.ts'

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000, publicUrl: 'http://localhost:4000', drawAhead: true, smtpUrl: undefined, mailFrom: 'no-reply@localhost', mailPort: 0,
    botCheck: false, botCheckUrl: undefined, desk: true, faults: {},
    limits: { depth: 20, complexity: 0, bodyBytes: 1_000_000 }, translated: 'none',
    introspection: true, release: undefined, stopTimeout: 25_000, passwordCost: 14,
  })
})

test('every setting can be changed', () => {
  const settings = {
    BACKEND_PORT: '0', BACKEND_DATA: '/data', BACKEND_PUBLIC_URL: 'https://api.shop.test/',
    BACKEND_SHOP_URL: 'https://shop.test/', BACKEND_REVALIDATE_SECRET: 'hut-key-of-the-shop', BACKEND_STOCK_ALERT_SECRET: 'bell-key', BACKEND_DRAW_AHEAD: '0', BACKEND_BOT_CHECK: '1', BACKEND_DESK: '0',
    BACKEND_BOT_CHECK_URL: 'https://bots.test/', BACKEND_FAULTS: 'content=down, media=slow:300,graphql=slow:50+failing',
    BACKEND_SMTP_URL: 'smtp://shop:secret@mail.test:587', BACKEND_MAIL_FROM: 'halny@shop.test', BACKEND_MAIL_PORT: '4025',
    BACKEND_MAX_DEPTH: '15', BACKEND_MAX_COMPLEXITY: '300', BACKEND_MAX_COST: '5000', BACKEND_MAX_ALIASES: '10', BACKEND_TIME_LIMIT: '2',
    BACKEND_MAX_BODY_BYTES: '0',
    BACKEND_TRANSLATED: 'all', BACKEND_MAGENTO: '2.4.6', BACKEND_INTROSPECTION: '0', BACKEND_STOP_TIMEOUT: '40', BACKEND_PASSWORD_COST: '10',
  }
  expect(readSettings(settings)).toEqual({
    port: 0, dataFolder: '/data', publicUrl: 'https://api.shop.test', shopUrl: 'https://shop.test', revalidateSecret: 'hut-key-of-the-shop', stockAlertSecret: 'bell-key', drawAhead: false,
    smtpUrl: 'smtp://shop:secret@mail.test:587', mailFrom: 'halny@shop.test', mailPort: 4025,
    botCheck: true, botCheckUrl: 'https://bots.test', desk: false,
    faults: { content: { slow: 0, state: 'down' }, media: { slow: 300, state: 'up' }, graphql: { slow: 50, state: 'failing' } },
    limits: { depth: 15, complexity: 300, cost: 5000, aliases: 10, timeMs: 2000, bodyBytes: 0 }, translated: 'all', introspection: false, release: '2.4.6', stopTimeout: 40_000, passwordCost: 10,
  })
})

test.each(['x', '-1', '70000', '1.5'])('%s is not a port', (port) => {
  expect(() => readSettings({ BACKEND_PORT: port })).toThrow(`BACKEND_PORT must be a port number, not '${port}'`)
})

test('an invalid mail server URL is refused, and the error does not contain its password', () => {
  for (const url of ['mail.test', 'https://shop:secret@mail.test']) {
    expect(() => readSettings({ BACKEND_SMTP_URL: url })).toThrow(/^BACKEND_SMTP_URL must be such as smtp:\/\/user:password@host:587$/)
  }
})

test('services can have the times of a real one', () => {
  expect(readSettings({ BACKEND_FAULTS: 'graphql=slow:500-1000+late:12000/40,content=late:12000/1@/home+failing' }).faults).toEqual({
    graphql: { slow: 500, slowest: 1000, late: { ms: 12_000, every: 40 }, state: 'up' },
    content: { slow: 0, late: { ms: 12_000, every: 1, containing: '/home' }, state: 'failing' },
  })
})

test('the default sender address uses the host of the shop', () => {
  expect(readSettings({ BACKEND_SHOP_URL: 'https://halny.example/' }).mailFrom).toBe('no-reply@halny.example')
})

test('a sender address must be an e-mail address', () => {
  expect(() => readSettings({ BACKEND_MAIL_FROM: 'Halny' })).toThrow("BACKEND_MAIL_FROM must be an e-mail address, not 'Halny'")
})

test.each([
  ['shop=down', "There is no service 'shop'; the services are graphql, media, mail, content, bot-check, tag-manager, payment"],
  ['content=asleep', "content cannot be 'asleep', only up, failing, down"],
  ['content', "content cannot be '', only up, failing, down"],
  ['content=slow:99999', "content can be slow by 0 to 60000 milliseconds, not '99999'"],
  ['content=slow:soon', "content can be slow by 0 to 60000 milliseconds, not 'soon'"],
  ['content=slow:1000-500', "content can be slow by 1000 to at most 60000 milliseconds, not '500'"],
  ['content=slow:500-', "content can be slow by 500 to at most 60000 milliseconds, not ''"],
  ['content=slow:5-90000', "content can be slow by 5 to at most 60000 milliseconds, not '90000'"],
  ['content=slow:5-10-20', "content can be slow by 5 to at most 60000 milliseconds, not '10-20'"],
  ['content=late:12000/40/2', "content can be late by 1 to 60000 milliseconds for each of a number of answers, as in '12000/40', not '12000/40/2'"],
  ['content=late:12000', "content can be late by 1 to 60000 milliseconds for each of a number of answers, as in '12000/40', not '12000/'"],
  ['content=late:0/40', "content can be late by 1 to 60000 milliseconds for each of a number of answers, as in '12000/40', not '0/40'"],
  ['content=late:12000/0', "content can be late by 1 to 60000 milliseconds for each of a number of answers, as in '12000/40', not '12000/0'"],
  ['content=late:12000/1@', "content can be late for requests with a text, not ''"],
  ['content=slow:5+slow:6', "content has two faults of one kind, 'slow:5+slow:6'"],
])('%s is not a fault', (line, reason) => {
  expect(() => readSettings({ BACKEND_FAULTS: line })).toThrow(`BACKEND_FAULTS must be such as 'content=down,media=slow:300'. ${reason}.`)
})

test.each(['x', '-1', '2.5', '1e9'])('%s is not a limit', (limit) => {
  expect(() => readSettings({ BACKEND_MAX_DEPTH: limit })).toThrow(`BACKEND_MAX_DEPTH must be a whole number, not '${limit}'`)
})

test.each([['', 'none'], ['0', 'none'], ['1', 'pack'], ['all', 'all']])('refusals with BACKEND_TRANSLATED=%s: %s', (text, translated) => {
  expect(readSettings({ BACKEND_TRANSLATED: text }).translated).toBe(translated)
})

test('BACKEND_TRANSLATED does not accept a language', () => {
  expect(() => readSettings({ BACKEND_TRANSLATED: 'pl' })).toThrow("BACKEND_TRANSLATED must be 0, 1 or all, not 'pl'")
})

test.each([
  ['BACKEND_DESK', 'false', "0 or 1, not 'false'"],
  ['BACKEND_INTROSPECTION', 'no', "0 or 1, not 'no'"],
  ['BACKEND_PUBLIC_URL', 'localhost:4000', "an address such as https://shop.example, not 'localhost:4000'"],
])('%s=%s is refused', (name, value, mustBe) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be ${mustBe}`)
})

test.each(['BACKEND_DATE', 'BACKND_DATA', 'BACKEND_DATABASE', 'backend_port', 'BACKEND_MAX_DEPHT'])('%s is no setting', (name) => expect(() => readSettings({ [name]: '/data' })).toThrow(`${name} is no setting`))

test.each(['BACKEND_URL', 'BACKEND_BASIC_AUTH', 'BACKEND_SERVICE_HOST', 'BACKEND_PORT_4000_TCP', 'REDIS_URL', 'PORT', 'PATH', 'STOCK_ALERT_SECRET'])(
  '%s belongs to another program', (name) => expect(() => readSettings({ [name]: 'x' })).not.toThrow(),
)

test.each([
  ['BACKEND_PUBLIC_URL', 'https://ann:secret@shop.example'],
  ['BACKEND_SHOP_URL', 'https:shop.example'],
  ['BACKEND_SHOP_URL', 'https://shop.example?x'],
  ['BACKEND_SMTP_URL', 'smtp:mail.test'],
  ['BACKEND_MAIL_FROM', 'a@b.example,c@d.example'],
  ['BACKEND_REVALIDATE_SECRET', 'a'],
  ['BACKEND_STOCK_ALERT_SECRET', 'two words'],
  ['BACKEND_TIME_LIMIT', '99999999'],
])('%s=%s is refused', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must (?!.*(?:secret|words))`))
})

test.each(['/data\r', ' /data', '"/data"'])('%j is refused for its blanks or quotes', (folder) => {
  expect(() => readSettings({ BACKEND_DATA: folder })).toThrow('BACKEND_DATA must have no blanks or quotes around it')
})

test('an empty setting has its default', () => {
  expect(readSettings(Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])))).toEqual(readSettings({}))
})

test('an unknown release is refused', () => {
  expect(() => readSettings({ BACKEND_MAGENTO: '2.3' })).toThrow("BACKEND_MAGENTO must be 2.4.6, 2.4.7, 2.4.8 or 2.4.9, not '2.3'")
})

test('one error names every invalid setting', () => {
  expect(() => readSettings({ BACKEND_PORT: 'x', BACKEND_MAX_DEPTH: 'y', BACKEND_MAGENTO: '2.3' })).toThrow(
    /^BACKEND_PORT must be .*'x'; BACKEND_MAX_DEPTH must be .*'y'; BACKEND_MAGENTO must be .*'2\.3'$/,
  )
})
