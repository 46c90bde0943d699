import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { setTimeout } from 'node:timers/promises'
import { callbackify } from 'node:util'
import type { Backend } from '../../create-backend.ts'
import { defaultStore } from '../../modules/store/store.repository.ts'
import { escapeHtml } from './escape-html.ts'
import { insertMail } from './outbox.repository.ts'

const LONGEST = 1_000_000
const MOST_CLIENTS = 100
/** Milliseconds without a word from a program of this machine. */
const LONGEST_SILENCE = 15_000
/** Milliseconds for the mails under way when the backend stops. */
const CLOSE_TIMEOUT = 5000
const THIS_MACHINE = '127.0.0.1'

export interface Submission {
  readonly port: number
  readonly close: () => Promise<void>
}

/**
 * Takes mails by SMTP from programs on this machine, such as the shop's acknowledgements of withdrawals, into the outbox: there the
 * desk shows them, and from there they go on with the backend's own. What is wrong with mails on purpose is wrong here, too.
 */
export async function openSubmission(backend: Pick<Backend, 'database' | 'faults'>, port: number, now = () => new Date()): Promise<Submission> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LONGEST,
    maxClients: MOST_CLIENTS,
    socketTimeout: LONGEST_SILENCE,
    closeTimeout: CLOSE_TIMEOUT,
    rejectOversized: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      const taken = take(backend, stream, envelope.rcptTo.map(({ address }) => address), now)
      callbackify(() => taken)(done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, THIS_MACHINE, resolve)
  })
  server.on('error', (error) => console.error('Taking mails failed:', error.message))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function take(
  { database, faults }: Pick<Backend, 'database' | 'faults'>,
  stream: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
  now: () => Date,
): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { slow, state } = faults.of('mail')
  await setTimeout(slow)
  if (state !== 'up') throw Object.assign(new Error('Not now'), { responseCode: 451 })
  const store = defaultStore(database)
  if (!store) throw Object.assign(new Error('There is no shop yet'), { responseCode: 451 })
  const { subject = '', text = '', html } = await PostalMime.parse(Buffer.concat(chunks))
  for (const recipient of recipients) {
    insertMail(database, { recipient, storeId: store.id, subject, text, html: html ?? `<pre>${escapeHtml(text)}</pre>` }, now())
  }
}
