import { readSession, writeSession } from '../../lib/session-storage.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { type MethodCodes, methodCode } from '../delivery/delivery-days.ts'

const KEY = 'no-pickup-locations'

/** A backend without pickup locations delivers by such a method as by any other. */
export const rememberUnsupported = (): void => writeSession(KEY, true)

/** The pattern of the codes of the method's lockers or shops; undefined for a method without any. */
export const pickupPattern = (pickup: PickupMethods, method: MethodCodes): string | undefined =>
  readSession<boolean>(KEY) ? undefined : pickup[methodCode(method)]
