/** @typedef {import('./ask.mjs').Ask} Ask */

/**
 * @typedef {object} ProductOptions what options of the first products need
 * @property {boolean} files whether a product cannot be ordered without a file
 * @property {boolean} times whether the shopper enters a time
 */

const OPTIONS = `query ($page: Int) {
  products(filter: {}, pageSize: 100, currentPage: $page) {
    items { ... on CustomizableProductInterface { options { __typename required ... on CustomizableDateOption { value { type } } } } }
  }
}`
const PAGES = [1, 2, 3]

/**
 * @param {Ask} ask
 * @param {string} [store]
 * @returns {Promise<ProductOptions>}
 */
export async function findProductOptions(ask, store) {
  const answers = []
  for (const page of PAGES) {
    const { data } = await ask(OPTIONS, { variables: { page }, ...(store !== undefined && { store }) })
    const items = data?.products?.items ?? []
    answers.push(...items)
    if (items.length < 100) break
  }
  /** @type {any[]} */
  const options = answers.flatMap((product) => product?.options ?? [])
  return {
    files: options.some((option) => option?.__typename === 'CustomizableFileOption' && option.required),
    times: options.some((option) => option?.__typename === 'CustomizableDateOption' && option.value?.type !== 'DATE'),
  }
}
