export type GatewayOutcome = 'success' | 'refused' | 'error' | 'timeout' | 'throttled'
/** Of `placeOrder`: an uncertain order is one whose answer was lost; it is reconciled once its cart turns out to be an order. */
export type OrderOutcome = 'placed' | 'refused' | 'uncertain' | 'reconciled'

/** Who calls the backend: a page's render, a browser through the gateway, or the page server itself. */
export type Caller = 'page' | 'gateway' | 'server'

export interface BackendCall {
  readonly operation: string
  readonly caller: Caller
  /** A query, which may be sent twice. */
  readonly isRead: boolean
}

/** What the shop measures, for whichever system reads it. Each label has few values, which no visitor invents. */
export interface Measures {
  readonly gatewayOperation: (operation: string, outcome: GatewayOutcome) => void
  readonly throttled: (field: string) => void
  readonly order: (outcome: OrderOutcome) => void
  readonly render: (kind: string, seconds: number) => void
  /** Only of calls that reached the network, unlike those that Next answers from its cache. */
  readonly backendCall: (call: BackendCall, seconds: number, isFailed: boolean) => void
  readonly webVital: (name: string, page: string, value: number) => void
}

/** Next bundles this module several times, and the page server, which sets it, loads it unbundled. */
const shared = globalThis as typeof globalThis & { shopMeasures?: Measures | undefined }

/** Undefined if nothing is measured. */
export const measures = (): Measures | undefined => shared.shopMeasures

export const setMeasures = (value: Measures | undefined): void => void (shared.shopMeasures = value)
