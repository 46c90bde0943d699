/** What the server knows of the shop for all pages of orders. */
export interface OrdersProps {
  /** The shop's own. */
  readonly timeZone: string
  /** Whether guests find their orders as well. */
  readonly hasGuestOrders: boolean
}
