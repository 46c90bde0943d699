/** @typedef {import('./ask.mjs').Ask} Ask */

/**
 * @typedef {object} TestProduct
 * @property {string} sku
 * @property {string[]} selectedOptions the uids of the chosen variant
 * @property {number | null} listPrice the price that listings show
 */

const PRICE = 'price_range { minimum_price { final_price { value } } }'
const SIMPLE = `query ($page: Int) {
  products(filter: {}, pageSize: 20, currentPage: $page) {
    items { __typename sku stock_status ${PRICE} ... on SimpleProduct { options { required } } }
  }
}`
const CONFIGURABLE = `{
  products(filter: {}, pageSize: 10) {
    items {
      sku stock_status ${PRICE}
      ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } }
    }
  }
}`
const PAGES = [1, 2, 3]

/**
 * Products that can be added without options, or variants in a shop that has no such product.
 * @param {Ask} ask
 * @param {string} store
 * @returns {Promise<TestProduct[]>}
 */
export async function findTestProducts(ask, store) {
  for (const page of PAGES) {
    const { data } = await ask(SIMPLE, { store, variables: { page } })
    const simple = (data?.products?.items ?? []).filter(isPlain).map((/** @type {any} */ product) => testProduct(product, []))
    if (simple.length > 0) return simple
  }
  const { data } = await ask(CONFIGURABLE, { store })
  return (data?.products?.items ?? []).flatMap((/** @type {any} */ product) => {
    const variant = product?.variants?.find((/** @type {any} */ { product: part }) => part?.stock_status === 'IN_STOCK')
    return variant ? [testProduct(product, variant.attributes.map((/** @type {any} */ { uid }) => uid))] : []
  })
}

/** @type {(product: any) => boolean} */
const isPlain = (product) =>
  product?.__typename === 'SimpleProduct' && product.stock_status === 'IN_STOCK' && !product.options?.some((/** @type {any} */ option) => option?.required)

/** @type {(product: any, selectedOptions: string[]) => TestProduct} */
const testProduct = (product, selectedOptions) => ({
  sku: product.sku,
  selectedOptions,
  listPrice: product.price_range?.minimum_price?.final_price?.value ?? null,
})
