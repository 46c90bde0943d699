import type { Context } from '../../context.ts'
import { inputError, noSuchEntity } from '../../errors.ts'
import type { PaymentMethodInput, ShippingMethodInput } from '../../generated/resolvers.ts'
import { setPaymentMethod, setShippingMethod, type CartRow } from '../cart/cart.repository.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { acceptsPayment } from './payment-methods.ts'

const addressMissing = () => inputError('The shipping address is missing. Set the address and try again.')

export function chooseShippingMethod(context: Context, row: CartRow, inputs: readonly (ShippingMethodInput | null)[]): void {
  if (inputs.length > 1) throw inputError('You cannot specify multiple shipping methods.')
  const { carrier_code: carrier, method_code: method } = inputs[0] ?? {}
  if (!carrier) throw inputError('Required parameter "carrier_code" is missing.')
  if (!method) throw inputError('Required parameter "method_code" is missing.')
  const cart = priceCart(context, row)
  if (cart.lines.length === 0) {
    throw inputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.")
  }
  if (!cart.shippingAddress) throw addressMissing()
  if (!cart.rates.some((rate) => rate.carrierCode === carrier && rate.methodCode === method)) {
    throw noSuchEntity(`Carrier with such method not found: ${carrier}, ${method}`)
  }
  setShippingMethod(context.database, row.id, carrier, method)
}

export function choosePaymentMethod(context: Context, row: CartRow, input: Partial<PaymentMethodInput>): void {
  const { code, purchase_order_number: purchaseOrder } = input
  if (!code) throw inputError('Required parameter "code" for "payment_method" is missing.')
  const cart = priceCart(context, row)
  if (!cart.isVirtual && !cart.shippingAddress) throw addressMissing()
  if (!acceptsPayment(cart.paymentMethods, code, cart.totals.grandTotal)) {
    throw inputError('The requested Payment Method is not available.')
  }
  if (code === 'purchaseorder' && !purchaseOrder) throw inputError('Purchase order number is a required field.')
  setPaymentMethod(context.database, row.id, code, purchaseOrder ?? null)
}
