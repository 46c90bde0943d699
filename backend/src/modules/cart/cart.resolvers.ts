import { inputError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { addProducts } from './add-products.ts'
import { requireCart } from './cart-access.ts'
import { cartPricesResolvers } from './cart-prices.resolvers.ts'
import { lineResolvers, productOfLine } from './cart-line.resolvers.ts'
import { createCart } from './create-cart.ts'
import { readLineId } from './line-id.ts'
import { findLineOptions } from './line-option.repository.ts'
import { priceCart } from './priced-cart.ts'
import { removeLine, updateLines } from './update-lines.ts'

const cartIdMissing = 'Required parameter "cart_id" is missing.'

const ITEM_TYPES = { simple: 'SimpleCartItem', virtual: 'VirtualCartItem', configurable: 'ConfigurableCartItem' } as const

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, { cart_id: id }, context) => priceCart(context, requireCart(context, id)),
  },
  Mutation: {
    createEmptyCart: (_, { input }, context) => createCart(context, input?.cart_id),
    addProductsToCart: (_, { cartId, cartItems }, context) => {
      if (cartId === '') throw inputError('Required parameter "cartId" is missing')
      if (cartItems.length === 0) throw inputError('Required parameter "cartItems" is missing')
      const cart = requireCart(context, cartId)
      const errors = addProducts(context, cart, cartItems)
      return { cart: priceCart(context, cart), user_errors: errors }
    },
    updateCartItems: (_, { input }, context) => {
      if (!input?.cart_id) throw inputError(cartIdMissing)
      if (input.cart_items.length === 0) throw inputError('Required parameter "cart_items" is missing.')
      const cart = requireCart(context, input.cart_id)
      updateLines(context, cart, input.cart_items)
      return { cart: priceCart(context, cart), errors: [] }
    },
    removeItemFromCart: (_, { input }, context) => {
      if (!input?.cart_id) throw inputError(cartIdMissing)
      const lineId = readLineId(input)
      if (lineId === undefined) throw inputError('Required parameter "cart_item_id" is missing.')
      const cart = requireCart(context, input.cart_id)
      removeLine(context, cart, lineId)
      return { cart: priceCart(context, cart) }
    },
  },
  Cart: {
    id: ({ row }) => row.maskedId,
    is_virtual: ({ isVirtual }) => isVirtual,
    items: ({ lines }) => [...lines],
    prices: (cart) => cart,
    total_quantity: ({ totals }) => totals.quantity,
  },
  ...cartPricesResolvers,
  Error: { __resolveType: () => 'CartUserInputError' },
  CartItemInterface: { __resolveType: ({ type }) => ITEM_TYPES[type] },
  SimpleCartItem: lineResolvers,
  VirtualCartItem: lineResolvers,
  ConfigurableCartItem: {
    ...lineResolvers,
    configured_variant: ({ soldId }, _, context) => productOfLine(context, soldId),
    configurable_options: ({ id, productId }, _, { database, store }) =>
      findLineOptions(database, id, store.id).map(({ attributeId, optionId, label, value }) => ({
        id: attributeId,
        configurable_product_option_uid: toUid(`configurable/${productId}/${attributeId}`),
        configurable_product_option_value_uid: toUid(`configurable/${attributeId}/${optionId}`),
        option_label: label,
        value_id: optionId,
        value_label: value,
      })),
  },
}
