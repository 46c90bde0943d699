interface Listed {
  readonly url_key: string | null
}

/** The products that have a page. Magento lists deleted ones as null, and a product without a url_key has no page. */
export const withPage = <Product extends Listed>(products: ReadonlyArray<Product | null> | null | undefined): Product[] =>
  (products ?? []).filter((product): product is Product => Boolean(product?.url_key))
