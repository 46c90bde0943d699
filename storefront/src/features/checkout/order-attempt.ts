import { forgetSession, readSession, writeSession } from '../../lib/session-store.ts'

const KEY = 'order-attempt'

export interface OrderAttempt {
  readonly cartId: string
  readonly email: string
  /** The shop has said that the cart is an order now. */
  readonly isTaken?: boolean
}

/** Remembers that a cart was sent off, in case its answer never comes or the page is reloaded meanwhile. */
export const rememberAttempt = (attempt: OrderAttempt): void => writeSession(KEY, attempt)
export const readAttempt = (): OrderAttempt | undefined => readSession<OrderAttempt>(KEY)
export function confirmAttempt(): void {
  const attempt = readAttempt()
  if (attempt) writeSession(KEY, { ...attempt, isTaken: true } satisfies OrderAttempt)
}

export const forgetAttempt = (): void => forgetSession(KEY)
export const wasAttempted = (cartId: string): boolean => readAttempt()?.cartId === cartId
