import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { claimFolder } from './claim-folder.ts'
import { type Backend, createBackend } from './create-backend.ts'
import { transaction } from './database/transaction.ts'
import { type BackendSettings, readSettings } from './env.ts'
import { listingIndex } from './modules/catalog/listing-index.ts'
import { isEmpty, seedSampleShop } from './sample-shop/seed.ts'
import { protectForms } from './sample-shop/settings.ts'
import { openSubmission } from './services/mail/submission.ts'
import { startFailure } from './start-failure.ts'
import { createHttpServer } from './transport/http-server.ts'
import { exitOnSignal, stopOnSignal, stopServer } from './transport/stop-server.ts'

/** Milliseconds for the current mail, the pictures and the database, after the last connection is closed. */
const AFTER_CUT = 1000

/** The embedded backend as a process: opens and fills its database, listens, and shuts down cleanly on a signal. */
async function start(settings: BackendSettings): Promise<void> {
  const started = exitOnSignal()
  keepHeapSmall()
  const giveUpFolder = claimFolder(settings.dataFolder)
  const backend = openBackend(settings)
  if (isEmpty(backend.database)) fillShop(backend.database, settings)
  // Built at the start, so that the first request does not wait for it.
  listingIndex(backend.database)

  const server = createHttpServer(backend.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, resolve)
  })
  const submission = settings.mailPort === 0 ? undefined : await openSubmission(backend, settings.mailPort)
  const { port } = server.address() as AddressInfo
  console.log(`Backend ready: GraphQL at http://localhost:${port}/graphql`)
  if (settings.drawAhead) backend.drawAhead()

  const stop = async (): Promise<void> => {
    const [cut] = await Promise.all([stopServer(server, settings.stopTimeout), submission?.close()])
    if (cut > 0) console.error(`Requests cut off after ${settings.stopTimeout / 1000} seconds (see BACKEND_STOP_TIMEOUT): ${cut}`)
    await backend.close()
    giveUpFolder()
  }
  stopOnSignal(stop, settings.stopTimeout + AFTER_CUT)
  started()
}

/** In one transaction: the process may be killed halfway. */
function fillShop(database: DatabaseSync, { botCheck }: BackendSettings): void {
  transaction(database, () => {
    seedSampleShop(database)
    if (botCheck) protectForms(database)
  })
}

function openBackend({ dataFolder, smtpUrl, mailFrom, mailPort: _mailPort, stopTimeout: _stopTimeout, ...settings }: BackendSettings): Backend {
  return createBackend({
    database: join(dataFolder, 'shop.db'),
    mediaFolder: join(dataFolder, 'pictures'),
    mail: smtpUrl === undefined ? undefined : { smtpUrl, from: mailFrom },
    ...settings,
  })
}

ignoreClosedLog()
try {
  const settings = readSettings()
  await start(settings).catch((error: unknown) => {
    throw startFailure(error, settings)
  })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** Keeps the process alive when its log is no longer read: without a listener, a failed write would end it. */
function ignoreClosedLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * V8 lets garbage grow to several times the size of the live objects. Requests that are parsed and refused leave much of it: after some
 * minutes of hostile queries the process holds 440 MB, and 770 without these flags. V8 logs an unknown flag and ignores it.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--semi-space-growth-factor=1')
}
