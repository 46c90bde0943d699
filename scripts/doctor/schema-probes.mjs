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
 * @returns {Promise<{ depth: number | null, complexity: number | null }>} null: no limit that Kram could reach
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

/** Fields that a release added and that no setting removes. As plain fields, since 2.4.6 fails on an unknown type. */
const PROBES = /** @type {const} */ ([
  ['2.4.7', ['{ storeConfig { default_country } }', '{ storeConfig { customer_access_token_lifetime } }']],
  ['2.4.8', ['{ storeConfig { display_product_prices_in_catalog } }', '{ storeConfig { is_checkout_agreements_enabled } }']],
  ['2.4.9', ['{ storeConfig { cart_merge_preference } }', '{ customerGroup { uid } }']],
])

/**
 * The newest release whose fields exist; a query with an unknown field is refused entirely.
 * @param {import('./ask.mjs').Ask} ask
 * @returns {Promise<'2.4.6' | '2.4.7' | '2.4.8' | '2.4.9'>} at least this one
 */
export async function findRelease(ask) {
  const found = await Promise.all(
    PROBES.map(async ([release, queries]) => {
      const answers = await Promise.all(queries.map((query) => ask(query)))
      return answers.some(({ data }) => data) ? release : undefined
    }),
  )
  return found.findLast((release) => release !== undefined) ?? '2.4.6'
}
