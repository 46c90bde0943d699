'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { withMessages } from '../../messages/with-messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AddressMessage } from '../address/address-message.ts'
import type { AddressForm } from './address-form.ts'
import type { AccountProblem } from './order-account.ts'

const NewAccountFields = withMessages(['register', 'common'], () => import('../registration/new-account-fields.tsx').then((module) => module.NewAccountFields))

/** Lets a guest create an account with the order. */
export function AccountChoice({ problem }: { problem: AccountProblem | undefined }) {
  const t = useTranslations('checkout.address.account')
  const { register, watch, clearErrors, formState } = useFormContext<AddressForm>()
  // Without a new account its fields are not validated, and a taken e-mail address is accepted.
  const onChange = () => {
    const isTaken = formState.errors.email?.message === ('emailTaken' satisfies AddressMessage)
    clearErrors(['password', 'passwordConfirmation', 'statute', 'personalData', ...(isTaken ? (['email'] as const) : [])])
  }
  return (
    <div className="mt-8 grid gap-5 border-t border-line pt-8">
      <Checkbox
        {...register('createAccount', { onChange })}
        className="[&>label]:items-start [&>label]:py-2.5"
        label={
          <>
            <b className="font-semibold">{t('create')}</b>
            <span className="block text-sm text-soft">{t('help')}</span>
          </>
        }
      />
      {watch('createAccount') && (
        <NewAccountFields problem={problem === 'notLoggedIn' ? undefined : problem} waiting={<Skeleton className="h-60" />} />
      )}
      {problem === 'notLoggedIn' && (
        <Notice kind="warning" title={t('notLoggedIn')}>
          {t('notLoggedInHelp')}
        </Notice>
      )}
    </div>
  )
}
