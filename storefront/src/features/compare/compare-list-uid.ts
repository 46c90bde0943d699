import { visitorCookie } from '../../lib/visitor-cookie.ts'

const THIRTY_DAYS = 30 * 24 * 3600

const cookie = visitorCookie('magento_compareListUid', THIRTY_DAYS)

/** The list that the visitor fills: a guest's own, or the customer's. */
export const readCompareListUid = cookie.read
export const keepCompareListUid = cookie.keep
export const removeCompareListUid = cookie.remove
export const onCompareListUid = cookie.onChange
