'use client'

import { useTranslations } from 'next-intl'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { showRefusal } from './field-refusal.ts'
import { SettingsForm } from './settings-form.tsx'
import type { EmailChange, EmailMessage } from './settings-rules.ts'

export function EmailForm() {
  const t = useTranslations('dashboardAccount')
  const current = useCustomer()?.email ?? ''
  const form = useDraftForm<EmailChange>('account-email', {
    // Tabbing through the page must not complain about a missing password.
    mode: 'onSubmit',
    defaultValues: { email: current, currentPassword: '' },
    resolver: lazyResolver(async () => (await import('./settings-rules.ts')).emailResolver(current)),
  })
  const { isSaving, error, save } = useSave('The e-mail address could not be changed', async (change: EmailChange) => {
    const { changeEmail } = await import('./change-customer.ts')
    await changeEmail(change).catch((refusal: unknown) => showRefusal(form, refusal))
  })
  const message = form.formState.errors.email?.message as EmailMessage | undefined

  async function submit(change: EmailChange): Promise<void> {
    if (!(await save(change))) return
    form.reset({ email: change.email, currentPassword: '' })
    form.forget()
    const isLoggedIn = await (await import('./change-customer.ts')).followEmail(current)
    showToast({ kind: 'success', title: t('email.saved'), text: t(isLoggedIn ? 'email.savedHelp' : 'email.logInAgain', { email: change.email }) })
  }

  return (
    <SettingsForm form={form} onSubmit={submit} isSaving={isSaving} error={error} submitLabel={t('email.save')}>
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
