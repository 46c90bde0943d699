import { globSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

const GENERATED = join(import.meta.dirname, '../storefront/src/graphql/generated')

interface Documented {
  readonly name: string
  readonly query: string
}

/** Every operation of the storefront, including those of its server. */
const OPERATIONS: ReadonlySet<string> = new Set((await readOperations()).map(({ name, query }) => `${name} ${query}`))

/** The storefront's requests besides GraphQL: pictures, the content service and the bot check. */
const TARGETS = [
  /^POST \/graphql$/,
  /^(?:GET|HEAD) \/(?:media|static)\//,
  /^GET \/api\/v3\/content\/[\w-]+(?:\/[\w-]+)?\?/,
  /^POST \/api\/v1\/track\?apiKey=[\w-]+$/,
  /^POST \/recaptcha\/api\/siteverify$/,
]

/** Headers that the storefront's server sets or Node's clients add; none comes from a visitor. */
const HEADERS = new Set([
  'accept', 'accept-encoding', 'accept-language', 'authorization', 'connection', 'content-length', 'content-type', 'host', 'if-none-match',
  'sec-fetch-mode', 'store', 'transfer-encoding', 'traceparent', 'user-agent', 'x-forwarded-for', 'x-recaptcha', 'x-request-id', 'cache-control', 'pragma',
])

export function refusedTarget({ method, url = '' }: IncomingMessage): string | undefined {
  const target = `${method} ${url}`
  return TARGETS.some((pattern) => pattern.test(target)) && !/\.\.|\/\//.test(url.split('?', 1)[0]!) ? undefined : `the storefront requests '${target.slice(0, 200)}' from its backend`
}

export function refusedHeader({ headers }: IncomingMessage): string | undefined {
  const foreign = Object.keys(headers).find((name) => !HEADERS.has(name))
  return foreign && `the header ${foreign} reaches the backend`
}

/** @param body of a GraphQL request: must be a known document under its own name, with declared variables only */
export function refusedOperation({ url }: IncomingMessage, body: string): string | undefined {
  if (url !== '/graphql') return undefined
  const { operationName, query, variables, ...rest } = JSON.parse(body) as { operationName: string; query: string; variables?: object }
  if (!OPERATIONS.has(`${operationName} ${query}`)) return `an unknown operation reaches the backend: ${query.slice(0, 200)}`
  const undeclared = Object.keys(variables ?? {}).find((name) => !query.includes(`$${name}:`)) ?? Object.keys(rest)[0]
  return undeclared === undefined ? undefined : `${operationName} reaches the backend with ${undeclared}`
}

async function readOperations(): Promise<Documented[]> {
  const files = globSync('*.ts', { cwd: GENERATED }).filter((file) => file !== 'types.ts' && file !== 'allow-list.ts')
  const modules = await Promise.all(files.map((file) => import(join(GENERATED, file)) as Promise<Record<string, Documented>>))
  return modules.flatMap((module) => Object.values(module))
}
