/** @typedef {import('./ask.mjs').Ask} Ask */

/**
 * @typedef {object} Regions
 * @property {string[] | null} countries those whose addresses need a region; null if unknown
 * @property {boolean} areReported whether the backend itself tells
 * @property {string[]} bareLocations codes of pickup locations without a region, in one of these countries
 */

const SEND = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
}`

/** Countries for which a new Magento requires a region, and a large one without a list. Each is a request, so only a few are tried. */
const TRIED = ['PL', 'US', 'CA', 'AU', 'ES', 'IN', 'BR', 'MX', 'GB']

/**
 * Whether addresses need a region. Magento reports it since 2.4.7; an earlier one is asked with addresses that have none.
 * @param {Ask} ask
 * @param {string | undefined} store
 * @param {{ isReadOnly: boolean }} options
 * @returns {Promise<Regions>}
 */
export async function findRegions(ask, store, { isReadOnly }) {
  const inView = store === undefined ? {} : { store }
  const reported = (await ask('{ storeConfig { countries_with_required_region } }', inView)).data?.storeConfig?.countries_with_required_region
  const countries = typeof reported === 'string' ? reported.split(',').filter(Boolean) : isReadOnly ? null : await tryCountries(ask, inView)
  return { countries, areReported: typeof reported === 'string', bareLocations: await findBareLocations(ask, inView, countries ?? TRIED) }
}

/** @typedef {{ store?: string }} InView */

/** @type {(ask: Ask, inView: InView) => Promise<string[] | null>} */
async function tryCountries(ask, inView) {
  const { data } = await ask('{ countries { id available_regions { id } } }', inView)
  const offered = (data?.countries ?? []).map((/** @type {any} */ country) => country?.id)
  const cartId = (await ask('mutation { createEmptyCart }', inView)).data?.createEmptyCart
  if (!cartId) return null
  const required = []
  for (const country of TRIED.filter((code) => offered.includes(code))) {
    const address = { firstname: 'Kram', lastname: 'Doctor', street: ['Test 1'], city: 'Test', postcode: '10001', telephone: '0000000000', country_code: country }
    const { errors } = await ask(SEND, { ...inView, variables: { cartId, address } })
    if (errors.some(({ message }) => /region/i.test(message))) required.push(country)
  }
  return required
}

/** @type {(ask: Ask, inView: InView, countries: readonly string[]) => Promise<string[]>} */
async function findBareLocations(ask, inView, countries) {
  const { data } = await ask('{ pickupLocations(pageSize: 100) { items { pickup_location_code country_id region_id } } }', inView)
  return (data?.pickupLocations?.items ?? [])
    .filter((/** @type {any} */ location) => location && !location.region_id && countries.includes(location.country_id))
    .map((/** @type {any} */ location) => location.pickup_location_code)
}
