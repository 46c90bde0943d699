import { pushToLayer } from './data-layer.ts'
import type { ShopEvent } from './shop-events.ts'

/** What an earlier event has said of items would else be read as this one's. */
export function pushEvent({ name, params }: ShopEvent): void {
  if ('items' in params) pushToLayer({ ecommerce: null }, { event: name, ecommerce: params })
  else pushToLayer({ event: name, ...params })
}
