'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { ChangeCustomerPasswordOperation } from '../../graphql/generated/account.ts'
import { showToast } from '../../ui/toast.ts'
import { isPassword, isPasswordIncorrect } from '../auth/check-password.ts'
import { useSave } from '../dashboard/use-save.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { forgetPasswordChange, rememberPasswordChange } from '../password/password-changed.ts'
import { passwordRefusal } from '../password/password-refusal.ts'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { useCustomer } from '../session/use-customer.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { FieldRefusal, PASSWORD_INCORRECT, showRefusal } from './field-refusal.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { SettingsForm } from './settings-form.tsx'
import type { PasswordChange } from './settings-rules.ts'

const EMPTY: PasswordChange = { currentPassword: '', password: '', passwordConfirmation: '' }

export function PasswordForm() {
  const t = useTranslations('dashboardAccount')
  const email = useCustomer()?.email ?? ''
  const form = useForm<PasswordChange>({
    // Tabbing through the page must not complain about a missing password.
    mode: 'onSubmit',
    defaultValues: EMPTY,
    resolver: lazyResolver(async () => (await import('./settings-rules.ts')).passwordResolver(email)),
  })
  const { isSaving, error, save } = useSave('The password could not be changed', (change: PasswordChange) =>
    changePassword(email, change).catch((refusal: unknown) => showRefusal(form, refusal)),
  )

  async function submit(change: PasswordChange): Promise<void> {
    if (!(await save(change))) return
    form.reset(EMPTY)
    // Some Magento releases end every session with the change: the login page then says why.
    rememberPasswordChange(email)
    if (!(await refreshCustomer())) return
    forgetPasswordChange()
    showToast({ kind: 'success', title: t('password.saved') })
  }

  return (
    <SettingsForm form={form} onSubmit={submit} isSaving={isSaving} error={error} submitLabel={t('password.save')}>
      {/* Tells password managers which account's password changes. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid w-full gap-5">
        <CurrentPasswordField label={t('currentPassword')} />
        <div className="password-pair">
          <NewPasswordFields label={t('password.new')} />
        </div>
      </div>
    </SettingsForm>
  )
}

/** @throws FieldRefusal, StoreError, ServerError */
async function changePassword(email: string, { currentPassword, password }: PasswordChange): Promise<void> {
  try {
    await sendChecked(ChangeCustomerPasswordOperation, { currentPassword, newPassword: password })
  } catch (error) {
    // The change may have succeeded and only its response be lost: then a retry would fail, because the old password is no longer valid.
    if (error instanceof ServerError && (await isPassword({ email, password }))) return
    if (!(error instanceof StoreError)) throw error
    const message = passwordRefusal(error)
    if (message) throw new FieldRefusal('password', message, error)
    throw isPasswordIncorrect(error) ? new FieldRefusal('currentPassword', PASSWORD_INCORRECT.message, error) : error
  }
}
