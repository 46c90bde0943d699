import type { Translation } from '../../i18n/sentence.ts'
import type { RefusalCode } from './en.ts'
import { PL_CART } from './pl/cart.ts'
import { PL_CHECKOUT } from './pl/checkout.ts'
import { PL_CUSTOMER } from './pl/customer.ts'
import { PL_SHOP } from './pl/shop.ts'

/**
 * Each refusal in Polish: `pack` as Magento's language pack has it (magento-l10n/language-pl_PL, with its own mistakes), `own`
 * where the pack has none and a shop shows English.
 */
export const messages: Readonly<Record<RefusalCode, Translation>> = { ...PL_CART, ...PL_CHECKOUT, ...PL_CUSTOMER, ...PL_SHOP }
