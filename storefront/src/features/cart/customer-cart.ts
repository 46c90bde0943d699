import { send } from '../../graphql/browser.ts'
import { CreateCustomerCartIdOperation } from '../../graphql/generated/cart-id.ts'
import type { CartContentsFragment } from '../../graphql/generated/types.ts'

/** @throws StoreError for a guest, ServerError, and Error if the answer has no cart id */
export async function getCustomerCart(): Promise<CartContentsFragment> {
  const { customerCart } = await send(CreateCustomerCartIdOperation, {})
  if (!customerCart.id) throw new Error("Customer's cart id was not generated")
  return customerCart
}

/** @throws as getCustomerCart */
export const getCustomerCartId = async (): Promise<string> => (await getCustomerCart()).id
