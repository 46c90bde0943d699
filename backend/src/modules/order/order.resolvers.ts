import type { CountryCodeEnum, Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { readGiftMessage } from '../cart-lines/gift-message.ts'
import { money } from '../directory/money.ts'
import { requireCustomer } from '../identity/identity.ts'
import { availableActions } from './available-actions.ts'
import { cancelOrderOf } from './cancel-order.ts'
import { documentsOf, documentTypeResolvers } from './document.resolvers.ts'
import { guestOrder, guestOrderByToken } from './guest-order.ts'
import { fileComment } from './order-files.ts'
import { orderTime } from './order-format.ts'
import { orderItemResolvers } from './order-item.resolvers.ts'
import { listOrders } from './order-list.ts'
import { addressesOfOrders, commentsOfOrders, itemsOfOrders } from './order-parts.repository.ts'
import { totalResolvers } from './order-total.resolvers.ts'
import { orderMessages } from './order-messages.ts'
import { purchasedLinkResolvers } from './purchased-link.resolvers.ts'
import { reorder } from './reorder.ts'

export const orderResolvers: Resolvers = {
  ...purchasedLinkResolvers,
  Query: {
    ...purchasedLinkResolvers.Query,
    guestOrder: (_, { input }, context) => guestOrder(context, input),
    guestOrderByToken: (_, { input }, context) => guestOrderByToken(context, input.token),
  },
  Mutation: {
    cancelOrder: (_, { input }, context) => cancelOrderOf(context, requireCustomer(context), input),
    reorderItems: (_, { orderNumber }, context) => reorder(context, requireCustomer(context), orderNumber),
  },
  CancelOrderOutput: {
    error: ({ refusal }, _, { phrases }) => (refusal ? phrases.write(refusal) : null),
    errorV2: ({ refusal }) => refusal ?? null,
  },
  Customer: {
    orders: (_, query, context) => listOrders(context, requireCustomer(context), query),
  },
  CustomerOrder: {
    id: ({ id }) => toUid(id),
    applied_coupons: ({ couponCode }) => (couponCode === null ? [] : [{ code: couponCode }]),
    available_actions: (order, _, context) => availableActions(context, order),
    billing_address: async ({ id }, _, { load }) => (await load(addressesOfOrders, id))?.find(({ type }) => type === 'billing') ?? null,
    shipping_address: async ({ id }, _, { load }) => (await load(addressesOfOrders, id))?.find(({ type }) => type === 'shipping') ?? null,
    carrier: ({ carrierTitle }) => carrierTitle,
    comments: async (order, _, context) => [...fileComment(context, order, context.store), ...((await context.load(commentsOfOrders, order.id)) ?? [])],
    created_at: ({ createdAt }) => orderTime(createdAt),
    customer_info: (order) => order,
    gift_message: ({ giftMessage }) => readGiftMessage(giftMessage),
    invoices: (order, _, context) => documentsOf(order, 'invoice', context),
    shipments: (order, _, context) => documentsOf(order, 'shipment', context),
    credit_memos: (order, _, context) => documentsOf(order, 'creditmemo', context),
    is_virtual: ({ isVirtual }) => isVirtual === 1,
    items: async ({ id }, _, { load }) => (await load(itemsOfOrders, id)) ?? [],
    order_date: ({ createdAt }) => orderTime(createdAt),
    order_status_change_date: ({ statusChangedAt }) => orderTime(statusChangedAt),
    payment_methods: ({ paymentCode, paymentTitle, purchaseOrderNumber: number }) => [{
      name: paymentTitle,
      type: paymentCode,
      additional_data: number === null ? [] : [{ name: 'Purchase Order Number', value: number }],
    }],
    shipping_method: ({ shippingDescription }) => shippingDescription,
    status: ({ state }, _, { store }) => orderMessages(store.locale).state[state],
    total: (order) => order,
  },
  OrderTotal: {
    ...totalResolvers,
    subtotal_excl_tax: ({ subtotalWithoutTax, currency }) => money(subtotalWithoutTax, currency),
    subtotal_incl_tax: ({ subtotal, currency }) => money(subtotal, currency),
  },
  OrderAddress: {
    country_code: ({ countryCode }) => countryCode as CountryCodeEnum,
    region_id: ({ regionId }) => (regionId === null ? null : String(regionId)),
    street: ({ street }) => street.split('\n'),
    vat_id: ({ vatId }) => vatId,
  },
  SalesCommentItem: { timestamp: ({ createdAt }) => orderTime(createdAt) },
  ...orderItemResolvers,
  ...documentTypeResolvers,
}
