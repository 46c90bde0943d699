import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './database/open.ts'
import { DEFAULT_PASSWORD_COST } from './modules/customer/password-hash.ts'
import { updateSearchIndex } from './modules/search/search-index.ts'
import type { Release } from './magento/release.ts'
import type { Translated } from './refusals/phrases.ts'
import { shopSchema } from './schema.ts'
import { createShopServer } from './shop-server.ts'
import type { Faults } from './services/faults/faults.ts'
import { faultySmtp } from './services/mail/faulty-smtp.ts'
import type { FaultList } from './services/faults/read-faults.ts'
import { startMailSender } from './services/mail/mail-sender.ts'
import { openSmtp } from './services/mail/smtp.ts'
import { createPictures } from './services/media/pictures.ts'
import { createServices } from './services/services.ts'
import { DEFAULT_LIMITS, type Limits } from './transport/limits.ts'

export interface BackendOptions {
  /** A file's path, or ':memory:'. */
  readonly database: string
  /** The URL at which a browser reaches this backend, without a trailing slash. */
  readonly publicUrl: string
  /** The URL at which a browser reaches the storefront, without a trailing slash; `publicUrl` by default. */
  readonly shopUrl?: string
  /** The shop's secret for invalidating pages, so that it shows changed content immediately. */
  readonly revalidateSecret?: string | undefined
  /** The shop's secret for requests to be told when a product is back; without one, they are refused. */
  readonly stockAlertSecret?: string | undefined
  /** Folder for drawn pictures, created with the first one. Without it, pictures are not served. */
  readonly mediaFolder?: string
  /** The URL of an external reCAPTCHA service, without a trailing slash; the embedded one by default. */
  readonly botCheckUrl?: string | undefined
  /** The services' initial faults. */
  readonly faults?: FaultList
  /** False disables the desk; by default it is open to this machine. */
  readonly desk?: boolean
  readonly limits?: Limits
  /** False refuses introspection, which is allowed by default. */
  readonly introspection?: boolean
  /** The release of Magento to emulate; without it, the union of all releases. */
  readonly release?: Release | undefined
  /** Whether a Polish store view refuses in Polish; `none` by default. */
  readonly translated?: Translated
  /** The base-2 logarithm of scrypt's N for new passwords; 14 by default, and 1 in tests. */
  readonly passwordCost?: number
  /** The clock, for tests. */
  readonly now?: () => Date
  /** Without it, mails stay in the outbox. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string } | undefined
}

export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>
  /** The same as a node:http request listener. */
  readonly listener: ReturnType<typeof createShopServer>
  readonly database: DatabaseSync
  /** The deliberate faults of each service. */
  readonly faults: Faults
  /** Draws the pictures that have not been requested yet, one after the other. */
  readonly drawAhead: () => void
  readonly close: () => Promise<void>
}

/** The whole backend without a socket, for `main.ts` and for tests. */
export function createBackend(options: BackendOptions): Backend {
  const database = openDatabase(options.database)
  updateSearchIndex(database)
  const pictures = options.mediaFolder === undefined ? undefined : createPictures(database, options.mediaFolder)
  const now = options.now ?? (() => new Date())
  const shopUrl = options.shopUrl ?? options.publicUrl
  const services = createServices({
    database,
    publicUrl: options.publicUrl,
    shopUrl,
    revalidateSecret: options.revalidateSecret,
    stockAlertSecret: options.stockAlertSecret,
    now,
    faults: options.faults,
    botCheckUrl: options.botCheckUrl,
    desk: options.desk ?? true,
    sendHere: async (request) => server.fetch(request),
  })
  const mailSender =
    options.mail && startMailSender(database, faultySmtp(services.faults, openSmtp(options.mail.smtpUrl, options.mail.from)), now)
  const server = createShopServer({
    schema: shopSchema(options.release),
    database,
    publicUrl: options.publicUrl,
    shopUrl,
    now,
    pictures,
    services,
    limits: options.limits ?? DEFAULT_LIMITS,
    introspection: options.introspection ?? true,
    translated: options.translated ?? 'none',
    passwordCost: options.passwordCost ?? DEFAULT_PASSWORD_COST,
    release: options.release,
  })
  return {
    fetch: async (request) => server.fetch(request),
    listener: server,
    database,
    faults: services.faults,
    drawAhead: () => pictures?.drawAhead(),
    close: async () => {
      await mailSender?.close()
      await pictures?.close()
      await server.dispose()
      database.close()
    },
  }
}
