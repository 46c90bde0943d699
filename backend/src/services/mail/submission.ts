import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { defaultStore } from '../../modules/store/store.repository.ts'
import type { Faults } from '../faults/faults.ts'
import { escapeHtml } from './escape-html.ts'
import { insertMail } from './outbox.repository.ts'

const MAX_MAIL_BYTES = 1_000_000
const MAX_CLIENTS = 100
const SOCKET_TIMEOUT_MS = 15_000
/** Milliseconds for mails in progress when the backend stops. */
const CLOSE_TIMEOUT_MS = 5000
const LOOPBACK = '127.0.0.1'

interface Outbox {
  readonly database: DatabaseSync
  readonly faults: Faults
}

export interface Submission {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Accepts mails by SMTP from programs on this machine, such as the shop's acknowledgements of withdrawals, and puts them into the
 * outbox, where the desk shows them and from which they are sent with the backend's own. Faults set for mails apply here, too.
 */
export async function openSubmission(outbox: Outbox, port: number, now = () => new Date()): Promise<Submission> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    rejectOversized: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      const stored = store(outbox, stream, envelope.rcptTo.map(({ address }) => address), now)
      callbackify(() => stored)(done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  server.on('error', (error) => console.error('Accepting mails failed:', error.message))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function store(
  { database, faults }: Outbox,
  stream: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
  now: () => Date,
): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { slow, state } = faults.of('mail')
  await setTimeout(slow)
  if (state !== 'up') throw Object.assign(new Error('Try again later'), { responseCode: 451 })
  const storeView = defaultStore(database)
  if (!storeView) throw Object.assign(new Error('There is no shop yet'), { responseCode: 451 })
  const { subject = '', text = '', html } = await PostalMime.parse(Buffer.concat(chunks))
  for (const recipient of recipients) {
    insertMail(database, { recipient, storeId: storeView.id, subject, text, html: html ?? `<pre>${escapeHtml(text)}</pre>` }, now())
  }
}
