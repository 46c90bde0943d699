import { vi } from 'vitest'
import { fakeDocument } from '../lib/fake-document.fixture.ts'
import type { AnswerBody } from './customer-token.ts'
import type { CartFragment } from './generated/types.ts'
import type { OperationRequest } from './operation.ts'
import { addReasons } from './refusals/add-reasons.ts'
import { withCategories } from './with-category.ts'

export type FakeAnswer = { readonly data?: object; readonly errors?: readonly object[] } | Error

/** A browser with one cookie jar, and a shop with the given response to each operation. */
export function fakeShop(answers: Readonly<Record<string, FakeAnswer | ((call: number) => FakeAnswer)>>, cookies = '') {
  const jar = new Map(cookies.split('; ').filter(Boolean).map((cookie) => cookie.split('=') as [string, string]))
  const calls: { readonly operation: string; readonly variables: Record<string, unknown>; readonly init: RequestInit }[] = []

  const page = new EventTarget()

  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', fakeDocument(jar))
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const request = JSON.parse(init.body as string) as OperationRequest
    const { operationName, variables } = request
    const call = calls.filter(({ operation }) => operation === operationName).length
    calls.push({ operation: operationName, variables, init })
    // Categories and reasons as the gateway adds them, without a further query.
    return Response.json(await addReasons(request, withCategories(answerTo(operationName, call)), () => Promise.reject(new Error('Unexpected query'))))
  })

  function answerTo(operationName: string, call: number): AnswerBody {
    const answer = answers[operationName]
    const result = typeof answer === 'function' ? answer(call) : answer
    if (!result || result instanceof Error) throw result ?? new Error(`No answer is defined for ${operationName}`)
    return result as AnswerBody
  }
  return { calls, jar, operations: () => calls.map(({ operation }) => operation) }
}

export function fakeCart(change: Partial<CartFragment> = {}): CartFragment {
  return {
    id: 'cart-1',
    total_quantity: 0,
    is_virtual: false,
    applied_coupons: null, gift_message: null,
    items: [],
    prices: null,
    shipping_addresses: [],
    ...change,
  }
}

export const gone = (text = "The cart isn't active.") => ({ data: {}, errors: [{ message: text }] })
