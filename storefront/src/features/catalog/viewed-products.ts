import { readDeviceList, writeDeviceList } from '../../lib/device-list.ts'

const KEY = 'recentlyViewed'
/** The page's own product is not shown, so that one more is kept. */
const KEPT = 9

/** The numbers of products seen on this device, the newest first; of no use to anybody else, so that nobody is told. */
export const readViewed = (): readonly string[] => readDeviceList(KEY).slice(0, KEPT)

export const rememberViewed = (sku: string): void =>
  writeDeviceList(KEY, [sku, ...readViewed().filter((other) => other !== sku)].slice(0, KEPT))

export const forgetViewed = (): void => writeDeviceList(KEY, [])
