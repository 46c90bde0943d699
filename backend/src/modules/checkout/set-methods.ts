import type { PaymentMethodInput, ShippingMethodInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { setPaymentMethod, setShippingMethod, type CartRow } from '../cart-lines/cart.repository.ts'
import { acceptsPayment } from '../pricing/payment-methods.ts'
import { priceCart } from '../pricing/price-cart.ts'

const addressMissing = () => refused('checkout.shippingAddressMissing')

export function chooseShippingMethod(context: Context, row: CartRow, inputs: readonly (ShippingMethodInput | null)[]): void {
  if (inputs.length > 1) throw refused('checkout.severalShippingMethods')
  const { carrier_code: carrier, method_code: method } = inputs[0] ?? {}
  if (!carrier) throw refused('request.parameterMissingWithStop', { name: 'carrier_code' })
  if (!method) throw refused('request.parameterMissingWithStop', { name: 'method_code' })
  const cart = priceCart(context, row)
  if (cart.lines.length === 0) {
    throw refused('checkout.nothingToDeliver')
  }
  if (!cart.shippingAddress) throw addressMissing()
  if (!cart.rates.some((rate) => rate.carrierCode === carrier && rate.methodCode === method)) {
    throw refused('checkout.carrierNotFound', { carrier, method })
  }
  setShippingMethod(context.database, row.id, carrier, method)
}

export function choosePaymentMethod(context: Context, row: CartRow, input: Partial<PaymentMethodInput>): void {
  const { code, purchase_order_number: purchaseOrder } = input
  if (!code) throw refused('checkout.paymentCodeMissing')
  const cart = priceCart(context, row)
  if (!cart.isVirtual && !cart.shippingAddress) throw addressMissing()
  if (!acceptsPayment(cart.paymentMethods, code, cart.totals.grandTotal)) {
    throw refused('checkout.paymentUnavailable')
  }
  if (code === 'purchaseorder' && !purchaseOrder) throw refused('checkout.purchaseOrderMissing')
  setPaymentMethod(context.database, row.id, code, purchaseOrder ?? null)
}
