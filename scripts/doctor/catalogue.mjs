/** @typedef {import('./ask.mjs').Ask} Ask */

/**
 * @typedef {object} RootCategory
 * @property {string} uid
 * @property {string} name
 * @property {string | null} urlKey
 * @property {number} menuEntries child categories that are included in the menu
 */

/**
 * @param {Ask} ask
 * @param {string} uid
 * @param {string} [store]
 * @returns {Promise<RootCategory | null>} null if no category has this uid
 */
export async function findCategory(ask, uid, store) {
  const query = 'query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { uid name url_key children { include_in_menu } } } }'
  const { data } = await ask(query, { variables: { uid }, ...(store !== undefined && { store }) })
  const category = data?.categories?.items?.[0]
  if (category?.uid !== uid) return null
  const menuEntries = (category.children ?? []).filter((/** @type {any} */ child) => child?.include_in_menu).length
  return { uid, name: category.name ?? '', urlKey: category.url_key ?? null, menuEntries }
}

const PICTURES = `{
  products(filter: {}, pageSize: 40) { total_count items { small_image { url } media_gallery { url } } }
  categories { items { image children { image children { image } } } }
}`

/**
 * The hosts of the catalogue's pictures, the most frequent first, and one picture's URL.
 * @param {Ask} ask
 * @param {string} [store]
 */
export async function findPictures(ask, store) {
  const { data } = await ask(PICTURES, store === undefined ? {} : { store })
  /** @type {any[]} */
  const products = data?.products?.items ?? []
  const pictures = products.flatMap((product) => [product?.small_image?.url, ...(product?.media_gallery ?? []).map((/** @type {any} */ entry) => entry?.url)])
  const urls = [...pictures, ...imagesOf(data?.categories?.items)].filter((url) => url && URL.canParse(url))
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const host of urls.map(hostOfPicture)) counts.set(host, (counts.get(host) ?? 0) + 1)
  const hosts = [...counts].toSorted(([, one], [, other]) => other - one).map(([host]) => host)
  return { hosts, example: exampleOf(urls), products: /** @type {number} */ (data?.products?.total_count ?? 0) }
}

/** The theme's placeholder is no picture: the shop draws its own. A merchant's placeholder is one, for want of others. @type {(urls: string[]) => string | null} */
const exampleOf = (urls) => urls.find((url) => !isPlaceholder(url)) ?? urls.find((url) => !url.includes('/static/')) ?? null

/** @type {(url: string) => boolean} */
export const isPlaceholder = (url) => url.includes('/placeholder/')

/** Milliseconds. */
const PICTURE_TIMEOUT = 10_000

/**
 * Whether a picture can be fetched from this machine, as the shop will do.
 * @param {string | null} url
 * @param {number} [patience] milliseconds
 * @returns {Promise<boolean | null>} null without a picture
 */
export async function picturesAnswer(url, patience = PICTURE_TIMEOUT) {
  if (url === null) return null
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    return response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
  } catch {
    return false
  }
}

/** @type {(url: string) => string} */
function hostOfPicture(url) {
  const [folder = '', name] = url.split('/catalog/')
  return pictureHost(name === undefined ? new URL(url).origin : folder)
}

/**
 * A host of pictures in the form of NEXT_PUBLIC_IMAGE_HOST: without Magento's own media folder, with any other folder.
 * @type {(address: string) => string}
 */
export function pictureHost(address) {
  if (!URL.canParse(address)) return ''
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/+$/, '').replace(/(?:\/graphql|(?:\/pub)?\/media)$/, '')
}

/** @type {(categories: any[] | undefined) => string[]} */
const imagesOf = (categories) => (categories ?? []).flatMap((category) => [category?.image, ...imagesOf(category?.children)])
