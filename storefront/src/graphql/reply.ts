/** A GraphQL response. The server adds that no cache may store it, as to every call (`server/shop-server.ts`). */
export const reply = (status: number, body: object, headers: [string, string][] = []): Response => Response.json(body, { status, headers })

export const refuse = (status: number, message: string, headers?: [string, string][]): Response =>
  reply(status, { errors: [{ message, extensions: { category: 'graphql-input' } }] }, headers)
