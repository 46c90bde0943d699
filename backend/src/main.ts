import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Backend, createBackend } from './create-backend.ts'
import { type BackendSettings, readSettings } from './env.ts'
import { listingIndex } from './modules/catalog/listing-index.ts'
import { protectForms } from './sample-shop/protect-forms.ts'
import { isEmpty, seedSampleShop } from './sample-shop/seed.ts'
import { openSubmission } from './services/mail/submission.ts'
import { startFailure } from './start-failure.ts'
import { createHttpServer } from './transport/http-server.ts'

/** The embedded backend as a process: opens and fills its database, listens, and leaves nothing behind when it is told to go. */
async function start(settings: BackendSettings): Promise<void> {
  const backend = openBackend(settings)
  if (isEmpty(backend.database)) {
    seedSampleShop(backend.database)
    if (settings.botCheck) protectForms(backend.database)
  }
  // Before the first shopper waits for it.
  listingIndex(backend.database)

  const server = createHttpServer(backend.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, resolve)
  })
  const submission = settings.mailPort === 0 ? undefined : await openSubmission(backend, settings.mailPort)
  const { port } = server.address() as AddressInfo
  console.log(`Backend ready: GraphQL at http://localhost:${port}/graphql`)
  if (settings.drawAhead) backend.drawAhead()

  // npm hands a Ctrl-C on to a process that the terminal has told already.
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    server.close(() => void Promise.resolve(submission?.close()).then(backend.close).then(() => process.exit(0)))
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

function openBackend({ dataFolder, smtpUrl, mailFrom, mailPort: _mailPort, ...settings }: BackendSettings): Backend {
  mkdirSync(dataFolder, { recursive: true })
  return createBackend({
    database: join(dataFolder, 'shop.db'),
    mediaFolder: join(dataFolder, 'pictures'),
    mail: smtpUrl === undefined ? undefined : { smtpUrl, from: mailFrom },
    ...settings,
  })
}

try {
  const settings = readSettings()
  await start(settings).catch((error: unknown) => {
    throw startFailure(error, settings)
  })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
