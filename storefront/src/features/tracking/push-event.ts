import { pushToLayer } from './data-layer.ts'
import type { ShopEvent } from './shop-events.ts'

/** Clears the items of the previous event, which the container would otherwise merge into this one. */
export function pushEvent({ name, params }: ShopEvent): void {
  if ('items' in params) pushToLayer({ ecommerce: null }, { event: name, ecommerce: params })
  else pushToLayer({ event: name, ...params })
}
