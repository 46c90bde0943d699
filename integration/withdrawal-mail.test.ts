import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSmtpServer, type TestSmtpServer } from '../backend/src/services/mail/smtp-server.fixture.ts'
import { openSmtp } from '../storefront/server/withdrawal/smtp.ts'
import { aDeclaration } from '../storefront/src/features/withdrawal/declaration.fixture.ts'

let server: TestSmtpServer
beforeEach(async () => {
  server = await openSmtpServer()
})
afterEach(() => server.close())

const SETTINGS = { mailFrom: 'no-reply@shop.test', mailTo: 'owner@shop.test' }
function send(recipient: 'shop' | 'consumer' = 'consumer', change = {}, url = server.url) {
  const declaration = aDeclaration(change)
  return openSmtp(url, SETTINGS)(declaration, recipient, recipient === 'shop' ? 'owner@shop.test' : declaration.email)
}

test('[WITHDRAW-02] customer and merchant each get a mail that replies to the other; a name cannot inject headers', async () => {
  expect(await send('consumer')).toBe('sent')
  expect(await send('shop', { name: 'Agata "Wierch", <a@b.test>\r\nBcc: spy@example.com' })).toBe('sent')
  const [consumer, shop] = server.mails.map(({ recipient, data }) => ({ recipient, head: data.split('\n\n')[0]!.replaceAll(/\n[ \t]/g, ' ') }))
  expect(consumer).toMatchObject({ recipient: 'agata@example.com', head: expect.stringMatching(/^Message-ID: <W-7FQK-2MXP.consumer@shop.test>$/im) })
  expect(consumer!.head).toMatch(/^Reply-To: owner@shop.test$/m)
  expect(shop).toMatchObject({ recipient: 'owner@shop.test', head: expect.stringMatching(/^Reply-To: .*<agata@example.com>$/m) })
  expect(shop!.head).not.toMatch(/^Bcc/m)
})

test.each([
  '550 5.1.1 no such user',
  '553 mailbox name not allowed',
  '550 <auth@example.com>: mailbox unavailable',
])('[WITHDRAW-04] an address that the server does not know (%s) is not retried', async (answer) => {
  server.answers['RCPT TO'] = [answer]
  expect(await send('consumer', { email: 'auth@example.com' })).toBe('refused')
})

test.each([
  '450 4.2.1 later',
  '554 5.7.1 <agata@example.com>: Relay access denied',
  '550 relay not permitted',
  '530 5.7.0 Authentication required',
  '550 SMTP AUTH is required',
])('[WITHDRAW-04] a failure that passes or that the merchant can fix (%s) is retried, and its error contains no address', async (answer) => {
  server.answers['RCPT TO'] = [answer]
  const error: unknown = await send().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: `EENVELOPE ${answer.slice(0, 3)}` })
  expect(JSON.stringify(error) + String(error)).not.toContain('agata')
})

test('[WITHDRAW-04] the shop’s own address can be corrected, too', async () => {
  server.answers['RCPT TO'] = ['550 5.1.1 no such user']
  await expect(send('shop')).rejects.toMatchObject({ code: 'EENVELOPE 550' })
})

test('a password is only sent over TLS, unless the address says otherwise', async () => {
  const url = server.url.replace('//', '//shop:secret@')
  await expect(send('shop', {}, url)).rejects.toMatchObject({ code: expect.stringMatching(/^E(TLS|SOCKET)$/) })
  expect(server.mails).toEqual([])
  expect(await send('shop', {}, `${url}?requireTLS=false`)).toBe('sent')
})
