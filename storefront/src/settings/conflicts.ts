import { relative } from 'node:path'
import { readNames, readPairs } from './schema.ts'

/** All that are set, by name. */
type Given = Readonly<Record<string, string>>

const FOLDERS = ['WITHDRAWAL_FOLDER', 'PICTURE_CACHE_FOLDER', 'ASSETS_FOLDER'] as const
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0'])

/** @throws for settings of which each is right, but not beside another one */
export function checkConflicts(values: Given): void {
  const problem = portProblem(values) ?? backendProblem(values) ?? folderProblem(values) ?? paymentProblem(values)
  if (problem) throw new Error(`Invalid environment variables: ${problem}`)
}

function portProblem({ PORT, METRICS_PORT }: Given): string | undefined {
  return METRICS_PORT === PORT && Number(PORT) !== 0 ? `METRICS_PORT must not be PORT, ${PORT}` : undefined
}

/** The shop would send each of its calls to itself. */
function backendProblem({ PORT = '', BACKEND_URL = '' }: Given): string | undefined {
  const backend = URL.parse(BACKEND_URL)
  return backend?.protocol === 'http:' && OWN_HOSTS.has(backend.hostname) && Number(backend.port || 80) === Number(PORT)
    ? `BACKEND_URL must not be the shop's own address, ${BACKEND_URL}`
    : undefined
}

/** Files are removed from two of these folders by their age, and declarations must not be among them. */
function folderProblem(values: Given): string | undefined {
  const chosen = FOLDERS.filter((name) => values[name])
  for (const name of chosen) {
    const outer = chosen.find((other) => other !== name && isWithin(values[other] ?? '', values[name] ?? ''))
    if (outer) return `${name} must not be ${outer}, nor in it`
  }
  return undefined
}

/** An order is either paid at a page or complete without one. */
function paymentProblem({ PAYMENT_PAGES = '', OFFLINE_PAYMENT_METHODS = '' }: Given): string | undefined {
  const paid = new Set(readPairs(PAYMENT_PAGES).map(([method]) => method))
  const both = readNames(OFFLINE_PAYMENT_METHODS).find((method) => paid.has(method))
  return both && `OFFLINE_PAYMENT_METHODS must not have ${both}, which is in PAYMENT_PAGES`
}

const isWithin = (outer: string, inner: string): boolean => outer.startsWith('/') && inner.startsWith('/') && !relative(outer, inner).startsWith('..')
