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
