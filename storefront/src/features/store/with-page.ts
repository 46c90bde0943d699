import { ServerError } from '../../graphql/errors.ts'

interface Listed {
  readonly url_key: string | null
}

/** The products that have a page. Magento lists deleted ones as null, and a product without a url_key has no page. */
export const withPage = <Product extends Listed>(products: ReadonlyArray<Product | null> | null | undefined): Product[] =>
  (products ?? []).filter((product): product is Product => Boolean(product?.url_key))

/**
 * The products of an answer that have a page.
 * @throws ServerError if the answer has no list: Magento answers with an empty one if it finds none
 */
export function foundProducts<Product extends Listed>(operation: string, products: { readonly items: ReadonlyArray<Product | null> | null } | null): Product[] {
  if (!products?.items) throw new ServerError(operation, 'the answer has no products')
  return withPage(products.items)
}
