interface Listed {
  readonly url_key: string | null
}

/** Those that a shopper can be led to: Magento names null for what has vanished, and one without a url_key has no page. */
export const withPage = <Product extends Listed>(products: ReadonlyArray<Product | null> | null | undefined): Product[] =>
  (products ?? []).filter((product): product is Product => Boolean(product?.url_key))
