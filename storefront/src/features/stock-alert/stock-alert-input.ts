import * as v from 'valibot'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import { isEmailAddress, tidyEmail } from '../../lib/email-address.ts'

/** As long as Magento's SKUs. */
const MAX_SKU_LENGTH = 64
const MAX_EMAIL_LENGTH = 254

/** Keys of stockAlert.error. */
export type StockAlertMessage = 'variant' | 'required' | 'emailWrong'

const message = (key: StockAlertMessage): StockAlertMessage => key

export const stockAlertFields = v.object({
  sku: v.pipe(v.string(), v.nonEmpty(message('variant')), v.maxLength(MAX_SKU_LENGTH)),
  email: v.pipe(
    v.string(),
    v.transform(tidyEmail),
    v.nonEmpty(message('required')),
    v.maxLength(MAX_EMAIL_LENGTH, message('emailWrong')),
    v.check(isEmailAddress, message('emailWrong')),
  ),
})

const inputSchema = v.object({
  ...stockAlertFields.entries,
  locale: v.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
})

export type StockAlertFields = v.InferOutput<typeof stockAlertFields>
export type StockAlertInput = v.InferOutput<typeof inputSchema>

export function readStockAlert(body: unknown): StockAlertInput | undefined {
  const { success, output } = v.safeParse(inputSchema, body)
  return success ? output : undefined
}
