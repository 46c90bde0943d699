import { createYoga } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { createLoad } from './database/load.ts'
import type { Context } from './graphql/context.ts'
import type { Release } from './magento/release.ts'
import { pricesOfToday } from './modules/catalog/price-day.ts'
import { identify } from './modules/identity/identity.ts'
import { confirmSubscriptions } from './modules/newsletter/confirm-subscription.ts'
import { checkCurrency, nearestStore, requestedStore } from './modules/store/requested-store.ts'
import { phrasesIn, type Translated } from './refusals/phrases.ts'
import type { shopSchema } from './schema.ts'
import { serveDownloads } from './services/downloads/serve-downloads.ts'
import { serveRenewal } from './services/downloads/serve-renewal.ts'
import { socketOf } from './services/http/http-plugin.ts'
import type { Pictures } from './services/media/pictures.ts'
import { servePictures } from './services/media/serve-pictures.ts'
import { servePayment } from './services/payment/serve-payment.ts'
import { serveTransferCode } from './services/transfer-code/serve-transfer-code.ts'
import type { Services } from './services/services.ts'
import { createPace, type Paced } from './transport/cost/pace.ts'
import { documentCache } from './transport/document-cache.ts'
import { errorEnvelope } from './transport/error-envelope.ts'
import { graphiqlPage } from './transport/graphiql-page.ts'
import { limitResponseSize } from './transport/limit-response-size.ts'
import { limitCost } from './transport/limit-cost.ts'
import { limitQueries } from './transport/limit-queries.ts'
import type { Limits } from './transport/limits.ts'
import { securityHeaders } from './transport/security-headers.ts'
import { refuseIntrospection } from './transport/refuse-introspection.ts'
import { limitJsonDepth, refuseOversized, requireJson } from './transport/request-body.ts'
import { asRequestError } from './transport/request-error.ts'

interface Parts {
  readonly schema: ReturnType<typeof shopSchema>
  readonly database: DatabaseSync
  readonly publicUrl: string
  readonly shopUrl: string
  readonly now: () => Date
  readonly pictures: Pictures | undefined
  readonly services: Services
  readonly limits: Limits
  readonly introspection: boolean
  readonly translated: Translated
  readonly release: Release | undefined
  readonly passwordCost: number
}

/** GraphQL with the protocol of Magento's front controller, pictures and a health check, behind one fetch function. */
export function createShopServer(parts: Parts) {
  const { schema, database, publicUrl, shopUrl, now, pictures, services, limits, introspection, translated, release, passwordCost } = parts
  const keepPrices = pricesOfToday(database)
  const pages = { database, publicUrl, shopUrl, now, refreshPages: services.refreshPages }
  const phrasesOf = (locale: string) => phrasesIn(locale, translated)
  return createYoga<object, Context & Paced>({
    schema,
    context: ({ request, ...connection }): Context & Paced => {
      const store = asRequestError(() => requestedStore(database, request.headers.get('store')))
      asRequestError(() => checkCurrency(store, request.headers.get('content-currency')))
      const time = now()
      keepPrices(time)
      const customer = identify(database, bearerToken(request), time, release)
      const load = createLoad({ database, store, customer })
      const client = { address: socketOf(connection)?.remoteAddress, header: (name: string) => request.headers.get(name) }
      const { verifyToken, refreshPages } = services
      const phrases = phrasesOf(store.locale)
      return { database, store, load, publicUrl, shopUrl, customer, client, verifyToken, phrases, now: time, refreshPages, pace: createPace(), release, passwordCost }
    },
    graphqlEndpoint: '/graphql',
    healthCheckEndpoint: '/health',
    landingPage: false,
    graphiql: { title: 'Halny · GraphiQL' },
    renderGraphiQL: graphiqlPage,
    multipart: false,
    // `refuseOversized` limits the body before it is read.
    maxRequestBodySize: false,
    // Pages of every site may read the answers, except the desk's. The response repeats only a valid origin.
    cors: (request) => (DESK.test(request.url) || !ORIGIN.test(request.headers.get('origin') ?? '') ? false : {}),
    logging: 'error',
    // `errorEnvelope` masks errors, and logs them with the operation's name.
    maskedErrors: false,
    parserAndValidationCache: documentCache(),
    plugins: [
      securityHeaders(),
      refuseOversized(limits.bodyBytes),
      ...services.plugins,
      requireJson(),
      limitJsonDepth(),
      limitQueries(limits),
      limitCost(limits),
      limitResponseSize(),
      ...(introspection ? [] : [refuseIntrospection()]),
      errorEnvelope((request) => phrasesOf(nearestStore(database, request.headers.get('store'))?.locale ?? 'en'), release),
      serveDownloads(pages),
      serveRenewal(pages),
      servePayment(pages),
      serveTransferCode(database),
      confirmSubscriptions({ database, shopUrl, now }),
      ...(pictures ? [servePictures(pictures)] : []),
    ],
  })
}

const DESK = /^https?:\/\/[^/]*\/desk\b/

/** The origin of a site or an app, or `null`. */
const ORIGIN = /^(?:[a-z][a-z\d+.-]*:\/\/[\w.:[\]-]+|null)$/i

const bearerToken = (request: Request) => /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
