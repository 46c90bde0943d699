import { EN_CART } from './en/cart.ts'
import { EN_CHECKOUT } from './en/checkout.ts'
import { EN_CUSTOMER } from './en/customer.ts'
import { EN_SHOP } from './en/shop.ts'

/**
 * Each refusal in Magento's own English words: part of the protocol, byte for byte. They define the codes, and in braces the
 * values that each of them needs.
 */
export const EN = { ...EN_CART, ...EN_CHECKOUT, ...EN_CUSTOMER, ...EN_SHOP }

export type RefusalCode = keyof typeof EN
