import { send } from '../../graphql/browser.ts'
import { MoreProductsWithAttributesOperation } from '../../graphql/generated/attributes.since-2.4.7.ts'
import { MoreProductsOperation } from '../../graphql/generated/more-products.ts'
import type { MoreProductsQueryVariables, ProductCardFragment } from '../../graphql/generated/types.ts'
import type { CardSettings } from './get-card-settings.ts'
import { withPage } from '../store/with-page.ts'

/** @throws StoreError, ServerError */
export async function loadProducts(variables: MoreProductsQueryVariables, { hasAttributes }: CardSettings): Promise<ProductCardFragment[]> {
  const { products } = await send(hasAttributes ? MoreProductsWithAttributesOperation : MoreProductsOperation, variables)
  return withPage(products?.items)
}
