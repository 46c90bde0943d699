import 'server-only'
import { readServerSettings } from '../../env.ts'
import { DEFAULT_LOCALE } from '../../i18n/locales.ts'
import { getDelivery } from '../delivery/get-delivery.ts'
import { getTimeZone } from '../store/store-config.ts'
import type { WithdrawalRules } from './withdrawable.ts'

const { days, begunStatuses } = readServerSettings().withdrawal

/** The same in every language: an order is not bound to the one in which it is read. */
export const getWithdrawalRules = async (): Promise<WithdrawalRules> =>
  ({ days, begunStatuses, delivery: await getDelivery(DEFAULT_LOCALE), timeZone: await getTimeZone(DEFAULT_LOCALE) })
