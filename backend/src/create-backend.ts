import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './database/open.ts'
import { createShopSchema } from './schema.ts'
import { createShopServer } from './shop-server.ts'
import { createPictures } from './services/media/pictures.ts'

export interface BackendOptions {
  /** A file's path, or ':memory:'. */
  readonly database: string
  /** Where a browser reaches this backend, without a slash at its end. */
  readonly publicUrl: string
  /** Where a browser reaches the shop, without a slash at its end; `publicUrl` where it is not told. */
  readonly shopUrl?: string
  /** Folder for drawn pictures; made when the first is drawn. Without it, pictures are not served. */
  readonly mediaFolder?: string
  /** The clock, for tests. */
  readonly now?: () => Date
}

export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>
  /** The same as a node:http request listener. */
  readonly listener: ReturnType<typeof createShopServer>
  readonly database: DatabaseSync
  /** Draws the pictures that nobody has asked for yet, one after the other. */
  readonly drawAhead: () => void
  readonly close: () => Promise<void>
}

/** The whole backend without a socket: what `main.ts` listens with and what tests call. */
export function createBackend(options: BackendOptions): Backend {
  const database = openDatabase(options.database)
  const pictures = options.mediaFolder === undefined ? undefined : createPictures(database, options.mediaFolder)
  const server = createShopServer({
    schema: createShopSchema(),
    database,
    publicUrl: options.publicUrl,
    shopUrl: options.shopUrl ?? options.publicUrl,
    now: options.now ?? (() => new Date()),
    pictures,
  })
  return {
    fetch: async (request) => server.fetch(request),
    listener: server,
    database,
    drawAhead: () => pictures?.drawAhead(),
    close: async () => {
      await pictures?.close()
      await server.dispose()
      database.close()
    },
  }
}
