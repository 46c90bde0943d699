import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { MutationResolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { type Form, protectionOf } from './protected-form.ts'

/** The form of each mutation; Magento does not protect updates of an account's name or e-mail address. */
const MUTATIONS = {
  applyCouponToCart: 'coupon_code',
  changeCustomerPassword: 'customer_edit',
  contactUs: 'contact',
  createCustomer: 'customer_create',
  createCustomerV2: 'customer_create',
  createProductReview: 'product_review',
  generateCustomerToken: 'customer_login',
  placeOrder: 'place_order',
  requestPasswordResetEmail: 'customer_forgot_password',
  resendConfirmationEmail: 'resend_confirmation_email',
  resetPassword: 'customer_forgot_password',
  subscribeEmailToNewsletter: 'newsletter',
} as const satisfies Partial<Record<keyof MutationResolvers, Form>>

/** Requires a bot-check token for every mutation of a protected form, in all modules. */
export function protectMutations(schema: GraphQLSchema): void {
  const fields = schema.getMutationType()?.getFields() ?? {}
  for (const [name, form] of Object.entries(MUTATIONS)) {
    const field = fields[name]
    // Missing in older releases.
    if (!field) continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (source, args: Record<string, unknown>, context: Context, info) => {
      await requireToken(context, form)
      return resolve(source, args, context, info)
    }
  }
}

async function requireToken({ database, store, client, verifyToken }: Context, form: Form): Promise<void> {
  const protection = protectionOf(database, store, form)
  if (!protection) return
  const token = client.header('x-recaptcha')
  const verdict = token ? await verifyToken(protection.privateKey, token, client.address) : undefined
  const scores = protection.minimumScore === null || (verdict?.score ?? 0) >= protection.minimumScore
  if (!verdict?.success || !scores) throw refused('recaptcha.failed')
}
