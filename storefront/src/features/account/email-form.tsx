'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useTranslations } from 'next-intl'
import { send } from '../../graphql/browser.ts'
import { UpdateCustomerEmailOperation } from '../../graphql/generated/account.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { refusedField } from '../auth/registration-refusal.ts'
import { customerKey } from '../dashboard/use-customer-query.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { isPasswordIncorrect, PASSWORD_INCORRECT } from './current-password.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { type EmailChange, type EmailMessage, emailSchema } from './email-schema.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { SettingsForm } from './settings-form.tsx'

export function EmailForm() {
  const t = useTranslations('dashboardAccount')
  const former = useCustomer()?.email ?? ''
  const form = useDraftForm<EmailChange>('account-email', {
    // Whoever only passes by with the keyboard is not told that a password is missing.
    mode: 'onSubmit',
    defaultValues: { email: former, currentPassword: '' },
    resolver: (values, ...rest) => valibotResolver(emailSchema(former))(values, ...rest),
  })
  const { isSaving, error, save } = useSave('The e-mail address could not be changed', changeEmail)
  const message = form.formState.errors.email?.message as EmailMessage | undefined

  async function changeEmail({ email, currentPassword }: EmailChange): Promise<void> {
    try {
      await send(UpdateCustomerEmailOperation, { email, password: currentPassword })
    } catch (refusal) {
      const refused = refusedEmail(refusal)
      if (refused) form.setError('email', { message: refused }, { shouldFocus: true })
      if (isPasswordIncorrect(refusal)) form.setError('currentPassword', PASSWORD_INCORRECT, { shouldFocus: true })
      throw refusal
    }
  }

  async function submit(change: EmailChange): Promise<void> {
    if (!(await save(change))) return
    form.reset({ email: change.email, currentPassword: '' })
    form.forget()
    // Some shops end the session with it, or want the new address to be confirmed first.
    const isLoggedIn = (await refreshCustomer()) !== undefined
    if (isLoggedIn) queryClient.removeQueries({ queryKey: customerKey(former, []) })
    showToast({ kind: 'success', title: t('email.saved'), text: t(isLoggedIn ? 'email.savedHelp' : 'email.logInAgain', { email: change.email }) })
  }

  const isAtField = isPasswordIncorrect(error) || refusedEmail(error) !== undefined
  return (
    <SettingsForm form={form} onSubmit={submit} isSaving={isSaving} error={!isAtField && error} action={t('email.save')}>
      <div className="field-grid w-full">
        <EmailField
          {...form.register('email')}
          className="half"
          label={t('email.title')}
          error={message && t(`error.${message}`)}
          autoComplete="email"
          required
        />
        <CurrentPasswordField className="half" label={t('currentPassword')} />
      </div>
    </SettingsForm>
  )
}

function refusedEmail(error: unknown): EmailMessage | undefined {
  const { field, message } = refusedField(error) ?? {}
  return field === 'email' ? (message as EmailMessage) : undefined
}
