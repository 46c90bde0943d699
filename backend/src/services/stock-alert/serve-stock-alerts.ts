import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { isSecret, secretHash } from '../../modules/identity/secret.ts'
import { type AlertOutcome, type AlertRequest, requestAlert } from '../../modules/stock-alert/request-alert.ts'
import { httpPlugin, json } from '../http/http-plugin.ts'

const PATH = '/stock-alerts'
const MAX_BODY_LENGTH = 4096

const STATUS: Readonly<Record<AlertOutcome, number>> =
  { stored: 204, 'unknown-store': 400, 'invalid-email': 422, 'unknown-product': 404, 'in-stock': 409, full: 503 }

/**
 * `POST /stock-alerts` with `{"sku", "store", "email"}`: mails the address once the product is in stock again. Only for the shop, which
 * limits how often visitors ask.
 * @param secret without one, every request is refused
 */
export function serveStockAlerts(database: DatabaseSync, secret: string | undefined, now: () => Date): Plugin {
  const hash = secret === undefined ? null : secretHash(secret)
  return httpPlugin(({ request, url }) => {
    if (url.pathname !== PATH) return undefined
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
    if (!isSecret(given, hash)) return json({ outcome: 'unauthorized' }, 401)
    return request.method === 'POST' ? store(database, request, now()) : json({ outcome: 'method' }, 405)
  })
}

async function store(database: DatabaseSync, request: Request, now: Date): Promise<Response> {
  const alert = readAlert(await request.text())
  if (!alert) return json({ outcome: 'malformed' }, 400)
  const outcome = requestAlert(database, alert, now)
  return outcome === 'stored' ? new Response(null, { status: 204 }) : json({ outcome }, STATUS[outcome])
}

function readAlert(body: string): AlertRequest | undefined {
  if (body.length > MAX_BODY_LENGTH) return undefined
  try {
    const { sku, store: code, email } = JSON.parse(body) as Partial<Record<keyof AlertRequest, unknown>>
    return typeof sku === 'string' && typeof code === 'string' && typeof email === 'string' ? { sku, store: code, email } : undefined
  } catch {
    return undefined
  }
}
