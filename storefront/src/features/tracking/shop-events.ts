/**
 * Every event that the shop writes into the data layer, by Google Analytics 4's names and shapes:
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events. docs/tracking.md explains them.
 * They contain no personal data: no e-mail, name, address or key of an order.
 */
export interface ShopEvents {
  page_view: { readonly page_location: string; readonly page_title: string }
  view_item_list: ItemList
  select_item: ItemList
  view_item: Priced
  add_to_wishlist: { readonly items: readonly ShopItem[] }
  add_to_cart: Priced
  remove_from_cart: Priced
  view_cart: Priced
  begin_checkout: PricedCart
  add_shipping_info: PricedCart & { readonly shipping_tier: string }
  add_payment_info: PricedCart & { readonly payment_type: string }
  purchase: PricedCart & { readonly transaction_id: string; readonly tax: number; readonly shipping: number }
  search: { readonly search_term: string }
  login: { readonly method: string }
  sign_up: { readonly method: string }
}

export interface ShopItem {
  readonly item_id: string
  readonly item_name?: string
  /** The chosen values: 'Tarn / M'. */
  readonly item_variant?: string
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_category3?: string
  readonly item_category4?: string
  readonly item_category5?: string
  /** Per piece, after its discount. */
  readonly price?: number
  /** Per piece. */
  readonly discount?: number
  readonly quantity?: number
  /** The position in a list, from 0. */
  readonly index?: number
}

interface ItemList {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly ShopItem[]
}

interface Priced {
  readonly currency: string
  /** Of all items, without delivery. */
  readonly value: number
  readonly items: readonly ShopItem[]
}

interface PricedCart extends Priced {
  readonly coupon?: string
}

export type ShopEvent = { readonly [Name in keyof ShopEvents]: { readonly name: Name; readonly params: ShopEvents[Name] } }[keyof ShopEvents]
