/** Magento's default limits, which all of Kram's operations respect. */
export const NEEDED = { depth: 20, complexity: 300 }

// Fields of every release; under other names one field would meet a limit on aliases instead.
const FIELDS = `code locale base_currency_code timezone weight_unit base_url copyright default_title title_prefix title_suffix
  default_description default_keywords header_logo_src welcome root_category_id front no_route cms_home_page product_url_suffix category_url_suffix`
const TIMES = 50
const DEEP = 40

/**
 * The limits of one query. Magento names its limit when it refuses a query, and refuses before it reads any data.
 * @param {import('./ask.mjs').Ask} ask
 * @returns {Promise<{ depth: number | null, complexity: number | null }>} null: more than Kram could ever need
 */
export async function findLimits(ask) {
  const wide = `{ ${`storeConfig { ${FIELDS} } `.repeat(TIMES)} }`
  // No category has this uid, so that a backend without a limit reads no data.
  const deep = `{ categories(filters: { category_uid: { eq: "MA==" } }) { items { ${'children { '.repeat(DEEP)}uid${' }'.repeat(DEEP)} } } }`
  const [complexity, depth] = await Promise.all([refusedAbove(ask, wide), refusedAbove(ask, deep)])
  return { depth, complexity }
}

/** @type {(ask: import('./ask.mjs').Ask, query: string) => Promise<number | null>} */
async function refusedAbove(ask, query) {
  const { data, errors } = await ask(query)
  if (data) return null
  const [, limit] = errors.map(({ message }) => /(\d+)\D+\d+/.exec(String(message))).find(Boolean) ?? []
  return limit === undefined ? null : Number(limit)
}
