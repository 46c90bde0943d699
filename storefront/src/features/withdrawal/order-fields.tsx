'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { LANGUAGES } from '../../i18n/languages.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useCustomer } from '../session/use-customer.ts'
import type { OwnOrders } from './use-own-orders.ts'
import type { WithdrawalMessage } from './withdrawal-schema.ts'
import { MAX_LENGTHS, type WithdrawalValues } from './withdrawal-values.ts'

/** The order: a customer selects it from the account's orders, or enters its number like a guest. */
export function OrderFields({ orders }: { orders: OwnOrders }) {
  const t = useTranslations('withdrawal')
  const date = new Intl.DateTimeFormat(LANGUAGES[useLocale()].dates, { dateStyle: 'medium', timeZone: 'UTC' })
  const customer = useCustomer()
  const { register, formState, watch, getValues, setValue } = useFormContext<WithdrawalValues>()
  const isOwn = watch('own') !== '' && Boolean(customer)
  const message = formState.errors.replyTo?.message as WithdrawalMessage | undefined

  // Next updates the URL only after the page has rendered.
  useEffect(() => {
    const linked = new URLSearchParams(location.search).get('order')
    if (!linked || linked === getValues('linked')) return
    for (const [field, value] of [['linked', linked], ['number', linked], ['own', '']] as const) setValue(field, value)
  }, [getValues, setValue])
  useEffect(() => {
    const { own, number } = getValues()
    const selected = number === '' ? orders[0] : orders.find((order) => order.number === number)
    if (!own && selected) setValue('own', selected.number)
  }, [orders, getValues, setValue])

  // Once the session has ended, the order is entered as a guest enters it.
  useEffect(() => {
    const { own, replyTo } = getValues()
    if (customer || !own) return
    setValue('number', own)
    setValue('email', replyTo)
    setValue('own', '')
  }, [customer, getValues, setValue])

  return (
    <>
      {orders.length > 0 && (
        <Select label={t('order')} {...register('own')}>
          {orders.map(({ number, order_date, status }) => (
            <option key={number} value={number}>
              {t('orderOf', { number, date: date.format(new Date(order_date.slice(0, 10))), status })}
            </option>
          ))}
          <option value="">{t('otherOrder')}</option>
        </Select>
      )}
      {isOwn ? (
        <EmailField
          key="replyTo"
          {...register('replyTo')}
          label={t('replyTo')}
          error={message && t(`error.${message}`)}
          maxLength={MAX_LENGTHS.email}
          autoComplete="email"
          required
        />
      ) : (
        <GuestOrderFields />
      )}
    </>
  )
}

/** The order number and the email address of the order, which receives the acknowledgement unless another one is entered. */
function GuestOrderFields() {
  const t = useTranslations('withdrawal')
  const { register, formState, watch } = useFormContext<WithdrawalValues>()
  const field = (name: 'number' | 'email' | 'replyTo') => {
    const message = formState.errors[name]?.message as WithdrawalMessage | undefined
    return { ...register(name), label: t(name), error: message && t(`error.${message}`), required: true }
  }
  return (
    <>
      <Field {...field('number')} help={t('numberHelp')} maxLength={MAX_LENGTHS.number} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <EmailField {...field('email')} maxLength={MAX_LENGTHS.email} autoComplete="email" />
      <Checkbox {...register('isReplyElsewhere')} label={t('replyElsewhere')} />
      {watch('isReplyElsewhere') && <EmailField {...field('replyTo')} maxLength={MAX_LENGTHS.email} autoComplete="email" />}
    </>
  )
}
