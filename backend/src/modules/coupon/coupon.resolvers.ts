import type { Resolvers } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCart } from '../cart-lines/cart-access.ts'
import { priceCart, type PricedCart } from '../pricing/price-cart.ts'
import { applyCoupon, removeCoupon } from './cart-coupon.ts'

export const couponResolvers: Resolvers = {
  Mutation: {
    applyCouponToCart: (_, { input }, context) => {
      if (!input?.cart_id) throw refused('request.parameterMissing', { name: 'cart_id' })
      if (!input.coupon_code) throw refused('request.parameterMissing', { name: 'coupon_code' })
      const cart = requireCart(context, input.cart_id)
      applyCoupon(context, cart, input.coupon_code.trim())
      return { cart: priceCart(context, cart) }
    },
    removeCouponFromCart: (_, { input }, context) => {
      const cart = requireCart(context, input?.cart_id ?? '')
      removeCoupon(context, cart)
      return { cart: priceCart(context, cart) }
    },
  },
  Cart: {
    applied_coupon: (cart) => appliedCoupon(cart) ?? null,
    applied_coupons: (cart) => {
      const coupon = appliedCoupon(cart)
      return coupon ? [coupon] : null
    },
  },
}

const appliedCoupon = ({ coupon, row }: PricedCart) => (coupon && row.couponCode !== null ? { code: row.couponCode } : undefined)
