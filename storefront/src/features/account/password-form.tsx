'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { ChangeCustomerPasswordOperation } from '../../graphql/generated/account.ts'
import { showToast } from '../../ui/toast.ts'
import { passwordRefusal } from '../auth/auth-problem.ts'
import { type NewPassword, newPasswordEntries } from '../auth/new-password.ts'
import { NewPasswordFields } from '../auth/new-password-fields.tsx'
import { forgetPasswordChange, rememberPasswordChange } from '../auth/password-changed.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { isPassword } from './check-password.ts'
import { type CurrentPassword, currentPasswordEntry, isPasswordIncorrect, PASSWORD_INCORRECT } from './current-password.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { refreshCustomer } from './refresh-customer.ts'
import { SettingsForm } from './settings-form.tsx'

interface PasswordChange extends CurrentPassword, NewPassword {}

const EMPTY: PasswordChange = { currentPassword: '', password: '', passwordConfirmation: '' }

export function PasswordForm() {
  const t = useTranslations('dashboardAccount')
  const email = useCustomer()?.email ?? ''
  const form = useForm<PasswordChange>({
    // Whoever only passes by with the keyboard is not told that a password is missing.
    mode: 'onSubmit',
    defaultValues: EMPTY,
    resolver: (values, ...rest) => {
      const schema = v.object({ currentPassword: currentPasswordEntry, ...newPasswordEntries({ ...values, email }) })
      return valibotResolver(schema)(values, ...rest)
    },
  })
  const { isSaving, error, save } = useSave('The password could not be changed', changePassword)

  async function changePassword({ currentPassword, password }: PasswordChange): Promise<void> {
    try {
      await send(ChangeCustomerPasswordOperation, { currentPassword, newPassword: password })
    } catch (refusal) {
      // Only the answer may be lost, and a second try would be refused for the first one's success.
      if (refusal instanceof ServerError && (await isPassword({ email, password }))) return
      const message = passwordRefusal(refusal)
      if (message) form.setError('password', { message }, { shouldFocus: true })
      if (isPasswordIncorrect(refusal)) form.setError('currentPassword', PASSWORD_INCORRECT, { shouldFocus: true })
      throw refusal
    }
  }

  async function submit(change: PasswordChange): Promise<void> {
    if (!(await save(change))) return
    form.reset(EMPTY)
    // Some releases end every session with the change: the login then says why.
    rememberPasswordChange(email)
    if (!(await refreshCustomer())) return
    forgetPasswordChange()
    showToast({ kind: 'success', title: t('password.saved') })
  }

  const isAtField = isPasswordIncorrect(error) || passwordRefusal(error) !== undefined
  return (
    <SettingsForm form={form} onSubmit={submit} isSaving={isSaving} error={!isAtField && error} action={t('password.save')}>
      {/* By which a browser's list of passwords knows whose is changed. */}
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
