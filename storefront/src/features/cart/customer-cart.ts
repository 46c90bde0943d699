import { send } from '../../graphql/browser.ts'
import { CreateCustomerCartIdOperation } from '../../graphql/generated/cart.ts'

/** @throws StoreError for a guest, ServerError, and Error where the shop names no cart */
export async function getCustomerCartId(): Promise<string> {
  const { customerCart } = await send(CreateCustomerCartIdOperation, {})
  if (!customerCart.id) throw new Error("Customer's cart id was not generated")
  return customerCart.id
}
