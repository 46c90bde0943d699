import { readDeviceList, writeDeviceList } from '../../lib/device-storage.ts'

const KEY = 'own-orders'
const MAX_ORDERS = 20

/** Whether the order was placed in this browser, or its token came back to it: the confirmation may name it, without its contents. */
export const isOwnOrder = (orderNumber: string): boolean => readDeviceList(KEY).includes(orderNumber)

export function rememberOwnOrder(orderNumber: string): void {
  const others = readDeviceList(KEY).filter((other) => other !== orderNumber)
  writeDeviceList(KEY, [orderNumber, ...others].slice(0, MAX_ORDERS))
}
