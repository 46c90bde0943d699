import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { requestedPage, pageInfo } from '../../graphql/page.ts'
import { selectsField } from '../../graphql/selects-field.ts'
import { hasFault } from '../../magento/faults.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCart } from '../cart-lines/cart-access.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { customerCart } from '../cart-lines/customer-cart.ts'
import { readGiftMessage, takesGiftMessageOnOrder } from '../cart-lines/gift-message.ts'
import { currentCustomer, requireCustomer } from '../identity/identity.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { addProducts } from './add-products.ts'
import { cartItemResolvers } from './cart-item.resolvers.ts'
import { cartPricesResolvers } from './cart-prices.resolvers.ts'
import { createCart, createGuestCart } from './create-cart.ts'
import { itemsPage } from './items-page.ts'
import { readLineId } from './line-id.ts'
import { mergeCarts, takeOverCart } from './merge-carts.ts'
import { addBundleProducts, addConfigurableProducts, addDownloadableProducts, addSimpleProducts } from './older-additions.ts'
import { setGiftOptions } from './set-gift-options.ts'
import { removeLine, tryUpdateLines, updateLines } from './update-lines.ts'

const cartIdMissing = () => refused('request.parameterMissingWithStop', { name: 'cart_id' })

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, { cart_id: id }, context) => priceCart(context, requireCart(context, id)),
    customerCart: (_, __, context) => {
      const customer = currentCustomer(context)
      if (!customer) throw refused('cart.forCustomers')
      return priceCart(context, requireCart(context, customerCart(context, customer).maskedId))
    },
  },
  Mutation: {
    createEmptyCart: (_, { input }, context) => createCart(context, input?.cart_id),
    createGuestCart: (_, { input }, context) => ({ cart: priceCart(context, createGuestCart(context, input?.cart_uid)) }),
    setGiftOptionsOnCart: (_, { input }, context) => {
      const cart = requireCart(context, input?.cart_id ?? '')
      if (input) setGiftOptions(context, cart, input)
      return { cart: priceCart(context, cart) }
    },
    addProductsToCart: (_, { cartId, cartItems }, context) => {
      if (cartId === '') throw refused('request.parameterMissing', { name: 'cartId' })
      if (cartItems.length === 0) throw refused('request.parameterMissing', { name: 'cartItems' })
      const cart = requireCart(context, cartId)
      const errors = addProducts(context, cart, cartItems)
      return { cart: priceCart(context, cart), user_errors: errors }
    },
    addSimpleProductsToCart: addOlder(addSimpleProducts),
    // Magento resolves both with the same class.
    addVirtualProductsToCart: addOlder(addSimpleProducts),
    addConfigurableProductsToCart: addOlder(addConfigurableProducts),
    addBundleProductsToCart: addOlder(addBundleProducts),
    addDownloadableProductsToCart: addOlder(addDownloadableProducts),
    mergeCarts: (_, { source_cart_id: source, destination_cart_id: destination }, context) => {
      if (source === '') throw refused('request.parameterMissing', { name: 'source_cart_id' })
      return priceCart(context, mergeCarts(context, requireCustomer(context), source, destination))
    },
    assignCustomerToGuestCart: (_, { cart_id: id }, context) => {
      if (id === '') throw refused('request.parameterMissing', { name: 'cart_id' })
      return priceCart(context, takeOverCart(context, requireCustomer(context), id))
    },
    updateCartItems: (_, { input }, context, info) => {
      if (!input?.cart_id) throw cartIdMissing()
      if (input.cart_items.length === 0) throw refused('request.parameterMissingWithStop', { name: 'cart_items' })
      const cart = requireCart(context, input.cart_id)
      // A client of an older release does not read errors from the response.
      const returnsErrors = hasFault(context.release, 'updateErrorsAnswered') || selectsField(info, 'errors')
      const update = returnsErrors ? tryUpdateLines : updateLines
      const errors = update(context, cart, input.cart_items)
      return { cart: priceCart(context, cart), errors }
    },
    removeItemFromCart: (_, { input }, context) => {
      if (!input?.cart_id) throw cartIdMissing()
      const lineId = readLineId(input)
      if (lineId === undefined) throw refused('request.parameterMissingWithStop', { name: 'cart_item_id' })
      const cart = requireCart(context, input.cart_id)
      removeLine(context, cart, lineId)
      return { cart: priceCart(context, cart) }
    },
  },
  Cart: {
    id: ({ row }) => row.maskedId,
    is_virtual: ({ isVirtual }) => isVirtual,
    items: ({ lines }) => [...lines],
    itemsV2: ({ lines }, { sort, ...page }) => itemsPage(lines, requestedPage(page), sort),
    gift_message: ({ row }, _, context) => (takesGiftMessageOnOrder(context) ? readGiftMessage(row.giftMessage) : null),
    // Receipts without prices and printed cards exist only in Adobe Commerce.
    gift_receipt_included: () => false,
    printed_card_included: () => false,
    prices: (cart) => cart,
    total_quantity: ({ totals }) => totals.quantity,
  },
  ...cartPricesResolvers,
  CartItems: {
    items: ({ items }) => [...items],
    total_count: ({ totalCount }) => totalCount,
    page_info: ({ page }) => pageInfo(page),
  },
  ...cartItemResolvers,
}

interface OlderInput<Item> {
  readonly cart_id: string
  readonly cart_items: readonly Item[]
}

function addOlder<Item>(add: (context: Context, cart: CartRow, items: readonly Item[]) => void) {
  return (_: unknown, { input }: { readonly input?: OlderInput<Item> | null | undefined }, context: Context) => {
    const cart = requireCart(context, input?.cart_id ?? '')
    add(context, cart, requireItems(input?.cart_items))
    return { cart: priceCart(context, cart) }
  }
}

function requireItems<Item>(items: readonly Item[] | undefined): readonly Item[] {
  if (!items?.length) throw refused('request.parameterMissing', { name: 'cart_items' })
  return items
}
