import { type Backend, createBackend } from './create-backend.ts'
import { seedSampleShop } from './sample-shop/seed.ts'

export const PUBLIC_URL = 'http://shop.test'

let seeded: Uint8Array | undefined

/** The sample shop in memory, made once for all tests of a file. */
export function openShop(): Backend {
  const backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  if (seeded) {
    backend.database.deserialize(seeded)
  } else {
    seedSampleShop(backend.database)
    seeded = backend.database.serialize()
  }
  return backend
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of many shapes
type Data = any

type Headers = Readonly<Record<string, string>>

interface Answer {
  readonly data?: Data
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[]
}

/** Sends a document as the storefront does. */
export async function ask(backend: Backend, query: string, variables: object = {}, headers: Headers = {}): Promise<Answer> {
  const response = await send(backend, JSON.stringify({ query, variables }), headers)
  return (await response.json()) as Answer
}

/** The data of an answer that must hold no error. */
export async function answerOf(backend: Backend, query: string, variables: object = {}, store?: string): Promise<Data> {
  const { data, errors } = await ask(backend, query, variables, store === undefined ? {} : { store })
  if (errors) throw new Error(errors[0]!.message)
  return data
}

export function send(backend: Backend, body: string, headers: Headers = {}): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
  return backend.fetch(new Request(`${PUBLIC_URL}/graphql`, init))
}
