import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { AccountOverviewOperation } from '../../graphql/generated/overview.ts'
import type { OrderRowFragment, OverviewWishesFragment } from '../../graphql/generated/types.ts'
import { type SavedAddress, savedAddresses } from '../address/saved-address.ts'
import type { Section } from '../dashboard/sections.ts'

export type Wish = NonNullable<NonNullable<NonNullable<OverviewWishesFragment['items_v2']>['items'][number]>['product']> & { readonly id: string }

export interface Overview {
  readonly isSubscribed: boolean
  /** Missing if only the orders have failed to load. */
  readonly orderCount: number | null | undefined
  readonly lastOrder: OrderRowFragment | undefined
  readonly addresses: readonly SavedAddress[]
  readonly wishCount: number
  /** The first four. */
  readonly wishes: readonly Wish[]
}

/** @throws StoreError, ServerError */
export async function loadOverview(withWishlist: boolean): Promise<Overview> {
  const { customer } = await send(AccountOverviewOperation, { withWishlist }, { dispensable: ['customer.orders', 'customer.orders.total_count', 'customer.wishlists', 'customer.is_subscribed'] })
  if (!customer) throw new ServerError(AccountOverviewOperation.name, 'the response has no customer')
  const [wishlist] = customer.wishlists ?? []
  return {
    isSubscribed: customer.is_subscribed !== false,
    orderCount: customer.orders?.total_count,
    lastOrder: customer.orders?.items[0] ?? undefined,
    addresses: savedAddresses(customer.addresses),
    wishCount: wishlist?.items_count ?? 0,
    wishes: (wishlist?.items_v2?.items ?? []).flatMap((item) => (item?.product ? [{ ...item.product, id: item.id }] : [])),
  }
}

/** A suggestion on the overview. `shop` leads to the home page, the others to a section of the dashboard. */
export type NextStep = 'shop' | Extract<Section, 'address-book' | 'newsletter' | 'my-reviews'>

/** The open steps, most useful first. @param sections the dashboard pages that the shop has */
export function nextSteps({ orderCount, addresses, isSubscribed }: Pick<Overview, 'orderCount' | 'addresses' | 'isSubscribed'>, sections: readonly Section[]): NextStep[] {
  const isOpen: Readonly<Record<NextStep, boolean>> = {
    shop: orderCount === 0,
    'address-book': addresses.length === 0,
    newsletter: !isSubscribed,
    'my-reviews': Boolean(orderCount),
  }
  return STEPS.filter((step) => isOpen[step] && (step === 'shop' || sections.includes(step)))
}

const STEPS = ['shop', 'address-book', 'newsletter', 'my-reviews'] as const

export const isNew = ({ orderCount, addresses, wishCount }: Pick<Overview, 'orderCount' | 'addresses' | 'wishCount'>): boolean =>
  orderCount === 0 && addresses.length === 0 && wishCount === 0
