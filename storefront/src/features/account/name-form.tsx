'use client'

import { useTranslations } from 'next-intl'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { showToast } from '../../ui/toast.ts'
import { useSave } from '../dashboard/use-save.ts'
import { NameFields } from '../registration/name-fields.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { showRefusal } from './field-refusal.ts'
import { SettingsForm } from './settings-form.tsx'
import type { NameChange } from './settings-rules.ts'

export function NameForm() {
  const t = useTranslations('dashboardAccount.name')
  const customer = useCustomer()
  const current = { firstName: customer?.firstname ?? '', lastName: customer?.lastname ?? '' }
  const form = useDraftForm<NameChange>('account-name', {
    mode: 'onTouched',
    defaultValues: current,
    resolver: lazyResolver(async () => (await import('./settings-rules.ts')).nameResolver(current)),
  })
  const { isSaving, error, save } = useSave('The name could not be changed', async (name: NameChange) => {
    const { changeName } = await import('./change-customer.ts')
    await changeName(name).catch((refusal: unknown) => showRefusal(form, refusal))
  })

  async function submit(name: NameChange): Promise<void> {
    if (!(await save(name))) return
    form.reset(name)
    form.forget()
    showToast({ kind: 'success', title: t('saved') })
  }

  return (
    <SettingsForm form={form} onSubmit={submit} isSaving={isSaving} error={error} submitLabel={t('save')}>
      <div className="field-grid w-full">
        <NameFields />
      </div>
    </SettingsForm>
  )
}
