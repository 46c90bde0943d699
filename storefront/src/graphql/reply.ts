/** A GraphQL response that no cache may store, since it may be private to one visitor. */
export const reply = (status: number, body: object, headers: [string, string][] = []): Response =>
  Response.json(body, { status, headers: [['cache-control', 'no-store'], ...headers] })

export const refuse = (status: number, message: string, headers?: [string, string][]): Response =>
  reply(status, { errors: [{ message, extensions: { category: 'graphql-input' } }] }, headers)
