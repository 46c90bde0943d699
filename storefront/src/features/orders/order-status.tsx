import { orderTone } from './order-tone.ts'

/** In the shop's own words, which are the only ones that the backend tells. */
export function OrderStatus({ status }: { status: string }) {
  const tone = orderTone(status)
  return <span className={tone ? `status status-${tone}` : 'status'}>{status}</span>
}
