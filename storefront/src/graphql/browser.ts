import type { Locale } from '../i18n/locales.ts'
import { createListeners } from '../lib/listeners.ts'
import type { Operation } from './operation.ts'
import { type RefusalReason, ServerError, StoreError } from './errors.ts'
import { readAnswer, type ReadAnswerOptions } from './read-answer.ts'

/** The backend's answer to an operation. */
export interface Answer {
  readonly name: string
  readonly variables: unknown
  readonly data: unknown
}

const listeners = createListeners<[refusal?: RefusalReason, answer?: Answer]>()

/** Subscribes to all answers. The gateway may end the customer's session with any of them. */
export const onAnswer = listeners.subscribe

export interface SendOptions extends Pick<ReadAnswerOptions, 'dispensable' | 'isComplete'> {
  /** Sends no cookies, so the backend sees a guest. */
  readonly asGuest?: boolean
  /** The language of the store view; the page's by default. */
  readonly locale?: Locale
  /** The token of a passed bot check. */
  readonly botToken?: string
}

/**
 * Sends an operation to the shop's own gateway; only the gateway knows the backend and the customer's token.
 * @throws StoreError when the shop refuses, ServerError when it cannot be reached or understood
 */
export async function send<Data, Variables>(
  { name, query }: Operation<Data, Variables>,
  variables: Variables,
  options: SendOptions = {},
): Promise<Data> {
  let response: Response
  try {
    response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: options.asGuest ? 'omit' : 'same-origin',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        store: options.locale ?? (document.documentElement.lang || 'default'),
        ...(options.botToken && { 'x-recaptcha': options.botToken }),
      },
      body: JSON.stringify({ operationName: name, variables, query }),
    })
  } catch (cause) {
    throw new ServerError(name, 'the shop cannot be reached', { cause })
  }
  try {
    const data = await readAnswer<Data>(name, response, { ...options, isMutation: query.startsWith('mutation') })
    listeners.notify(undefined, { name, variables, data })
    return data
  } catch (error) {
    // A request that the gateway itself refuses, such as one too many, is no failure, and not in the log.
    if (error instanceof ServerError && (response.ok || response.status > 499)) error.reference = response.headers.get('x-request-id')
    listeners.notify(error instanceof StoreError ? error.reason : undefined)
    throw error
  }
}
