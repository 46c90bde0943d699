import type { Operation } from './operation.ts'
import { type RefusalReason, ServerError, StoreError } from './errors.ts'
import { readAnswer } from './read-answer.ts'

type AnswerListener = (refusal: RefusalReason | undefined) => void

const listeners = new Set<AnswerListener>()

/** Calls back after every answer: whatever came, the gateway may have ended the customer's session with it. */
export function onAnswer(listener: AnswerListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends an operation to the shop's own gateway, which alone knows the backend and the customer's token.
 * @throws StoreError when the shop refuses, ServerError when it cannot be reached or understood
 */
export async function send<Data, Variables>(
  { name, query }: Operation<Data, Variables>,
  variables: Variables,
  options?: { partial?: boolean },
): Promise<Data> {
  let response: Response
  try {
    response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', store: document.documentElement.lang || 'default' },
      body: JSON.stringify({ operationName: name, variables, query }),
    })
  } catch (cause) {
    throw new ServerError(name, 'the shop cannot be reached', { cause })
  }
  try {
    const data = await readAnswer<Data>(name, response, options)
    tellListeners()
    return data
  } catch (error) {
    tellListeners(error instanceof StoreError ? error.reason : undefined)
    throw error
  }
}

const tellListeners = (refusal?: RefusalReason): void => listeners.forEach((listener) => listener(refusal))
