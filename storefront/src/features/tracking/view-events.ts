import { pushEvent } from './data-layer.ts'
import { type ProductItem, productItems } from './product-items.ts'
import { isSearchPage, locationWithoutQuery, redactTitle } from './redact-page.ts'
import type { ShopItem } from './shop-events.ts'
import { type ShownList, shownLists, shownProduct } from './shown-products.ts'

const MAX_LENGTH = 100
/** Matches e-mail addresses, telephone numbers and card numbers. */
const PERSONAL = /\S@\S|\d(?:[\s-]?\d){6}/

/** The search term, shortened; undefined where it may contain personal data. */
export function searchTerm({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (!isSearchPage(pathname)) return undefined
  const term = new URLSearchParams(search).get('q')?.trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? ''
  return term && !PERSONAL.test(term) ? term.slice(0, MAX_LENGTH) : undefined
}

let lists: readonly ShownList[] = []

/** A page view after a client navigation; the container counts the first page itself. */
export function trackPageView(): void {
  pushEvent({ name: 'page_view', params: { page_location: locationWithoutQuery(), page_title: redactTitle(document.title) } })
}

/** Tracks the page's product, lists of products, and search. */
export async function trackView(): Promise<void> {
  const { href } = location
  const term = searchTerm(location)
  if (term) pushEvent({ name: 'search', params: { search_term: term } })
  const product = shownProduct()
  const shown = shownLists()
  const keys = [...(product ? [product] : []), ...shown.flatMap(({ urlKeys }) => urlKeys)]
  if (keys.length === 0) return
  const items = await productItems(keys)
  // The visitor may have left the page while the items loaded.
  if (location.href !== href) return
  lists = shown
  const viewed = product && items.get(product)
  if (viewed) pushEvent({ name: 'view_item', params: { currency: viewed.currency, value: viewed.item.price, items: [{ ...viewed.item, quantity: 1 }] } })
  for (const list of shown) {
    const listed = itemsOf(list, items)
    if (listed.length > 0) pushEvent({ name: 'view_item_list', params: { ...named(list), items: listed } })
  }
}

/** Tracks a click on a product in a list. */
export async function trackSelect(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.card a[href]') : null
  const key = link?.pathname.split('/').at(-1)
  const list = key === undefined ? undefined : lists.find(({ urlKeys, element }) => urlKeys.includes(key) && element.contains(link))
  if (!list || key === undefined) return
  const chosen = itemsOf(list, await productItems([key])).filter(({ index }) => list.urlKeys[index] === key)
  if (chosen.length > 0) pushEvent({ name: 'select_item', params: { ...named(list), items: chosen } })
}

const named = ({ id, name }: ShownList) => ({ item_list_id: id, item_list_name: name })

const itemsOf = ({ urlKeys }: ShownList, items: ReadonlyMap<string, ProductItem>): Array<ShopItem & { readonly index: number }> =>
  urlKeys.flatMap((key, index) => {
    const found = items.get(key)
    return found ? [{ ...found.item, index }] : []
  })
