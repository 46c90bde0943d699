import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createBackend } from '../../create-backend.ts'
import { openShop } from '../../modules/cart/cart.fixture.ts'
import { insertMail } from './outbox.repository.ts'
import { openSmtpServer } from './smtp-server.fixture.ts'

test('mails wait in the outbox until the backend has an SMTP server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const file = join(folder, 'shop.db')
  const shop = openShop(file)
  insertMail(shop.backend.database, { recipient: 'a@b.pl', storeId: 1, subject: 's', text: 't', html: 'h' }, new Date())
  await shop.close()

  const server = await openSmtpServer()
  const mail = { smtpUrl: server.url, from: 'shop@halny.test' }
  const backend = createBackend({ database: file, publicUrl: 'http://shop.test', mail })
  await vi.waitFor(() => expect(server.mails.map(({ recipient }) => recipient)).toEqual(['a@b.pl']))
  await backend.close()
  await server.close()
  rmSync(folder, { recursive: true })
})
