import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import { createYoga } from 'graphql-yoga'
import type { IncomingMessage } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import type { Context } from './context.ts'
import { catalogReader } from './modules/catalog/catalog-reader.ts'
import { identify } from './modules/customer/identity.ts'
import { requestedStore } from './modules/store/requested-store.ts'
import type { createShopSchema } from './schema.ts'
import type { Pictures } from './services/media/pictures.ts'
import { servePictures } from './services/media/serve-pictures.ts'
import { errorEnvelope } from './transport/error-envelope.ts'
import { refuseOversized } from './transport/refuse-oversized.ts'
import { requireJson } from './transport/require-json.ts'
import { asRequestError } from './transport/request-error.ts'

interface Parts {
  readonly schema: ReturnType<typeof createShopSchema>
  readonly database: DatabaseSync
  readonly publicUrl: string
  readonly shopUrl: string
  readonly now: () => Date
  readonly pictures: Pictures | undefined
}

/** GraphQL as Magento's front controller speaks it, pictures, and a health check, behind one fetch function. */
export function createShopServer({ schema, database, publicUrl, shopUrl, now, pictures }: Parts) {
  return createYoga<object, Context>({
    schema,
    context: ({ request, ...connection }): Context => {
      const store = asRequestError(() => requestedStore(database, request.headers.get('store')))
      const time = now()
      const customer = identify(database, bearerToken(request), time)
      const client = { address: addressOf(connection), header: (name: string) => request.headers.get(name) }
      return { database, store, catalog: catalogReader(database, store), publicUrl, shopUrl, customer, client, now: time }
    },
    graphqlEndpoint: '/graphql',
    healthCheckEndpoint: '/health',
    landingPage: false,
    graphiql: { title: 'Halny · GraphiQL' },
    // Yoga's own page loads its parts from another host; this one has them inside.
    renderGraphiQL,
    multipart: false,
    logging: 'error',
    // The envelope masks them, and knows the operation to log them with.
    maskedErrors: false,
    plugins: [refuseOversized(), requireJson(), errorEnvelope(), ...(pictures ? [servePictures(pictures)] : [])],
  })
}

const bearerToken = (request: Request) => /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/** Of a request that came through node:http. */
const addressOf = (connection: object): string | undefined =>
  'req' in connection ? (connection.req as IncomingMessage).socket.remoteAddress : undefined
