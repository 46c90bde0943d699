import type { Backend } from './create-backend.ts'

export const PUBLIC_URL = 'http://shop.test'

// oxlint-disable-next-line typescript/no-explicit-any -- tests read responses of many shapes
type Data = any

type Headers = Readonly<Record<string, string>>

export interface Answer {
  readonly data?: Data
  readonly errors?: readonly {
    readonly message: string
    readonly path?: string[]
    readonly extensions?: { readonly category?: string; readonly error_code?: string }
  }[]
}

/** Sends a document as the storefront does. */
export async function ask(backend: Backend, query: string, variables: object = {}, headers: Headers = {}): Promise<Answer> {
  const response = await send(backend, JSON.stringify({ query, variables }), headers)
  return (await response.json()) as Answer
}

/** The data of a response that must have no errors. */
export async function answerOf(backend: Backend, query: string, variables: object = {}, store?: string): Promise<Data> {
  const { data, errors } = await ask(backend, query, variables, store === undefined ? {} : { store })
  if (errors) throw new Error(errors[0]!.message)
  return data
}

export function send(backend: Backend, body: string, headers: Headers = {}): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
  return backend.fetch(new Request(`${PUBLIC_URL}/graphql`, init))
}

/** The errors of a response that refuses one field. */
export function refusal(message: string, category = 'graphql-input') {
  return [{ message, extensions: { category } }]
}
