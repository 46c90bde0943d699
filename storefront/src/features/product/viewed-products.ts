import { readDeviceList, writeDeviceList } from '../../lib/device-list.ts'

const KEY = 'recentlyViewed'
/** One more than is shown, because the page's own product is left out. */
const KEPT = 9

/** The SKUs of products viewed on this device, the newest first. They never leave the device as a list of views. */
export const readViewed = (): readonly string[] => readDeviceList(KEY).slice(0, KEPT)

export const rememberViewed = (sku: string): void =>
  writeDeviceList(KEY, [sku, ...readViewed().filter((other) => other !== sku)].slice(0, KEPT))

export const forgetViewed = (): void => writeDeviceList(KEY, [])
