import type { AnswerBody } from './customer-token.ts'

type ReplyHeaders = [name: string, value: string][]

/** A GraphQL response before it is sent. */
export interface Reply {
  readonly status: number
  readonly body: AnswerBody
  readonly headers?: ReplyHeaders
}

/** The server adds that no cache may store it, as to every call (`server/shop-server.ts`). */
export const send = ({ status, body, headers = [] }: Reply): Response => Response.json(body, { status, headers })

export const refusal = (status: number, message: string, headers: ReplyHeaders = []): Reply => ({
  status,
  body: { errors: [{ message, extensions: { category: 'graphql-input' } }] },
  headers,
})

export const refuse = (...given: Parameters<typeof refusal>): Response => send(refusal(...given))
