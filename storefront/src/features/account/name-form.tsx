'use client'

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useTranslations } from 'next-intl'
import * as v from 'valibot'
import { send } from '../../graphql/browser.ts'
import { UpdateCustomerNameOperation } from '../../graphql/generated/account.ts'
import { showToast } from '../../ui/toast.ts'
import { NameFields } from '../auth/name-fields.tsx'
import { refusedField } from '../auth/registration-refusal.ts'
import { nameEntries, type Registration } from '../auth/registration-schema.ts'
import { useSave } from '../dashboard/use-save.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { SettingsForm } from './settings-form.tsx'

type Name = Pick<Registration, 'firstName' | 'lastName'>

const schema = v.object(nameEntries)

export function NameForm() {
  const t = useTranslations('dashboardAccount.name')
  const customer = useCustomer()
  const form = useDraftForm<Name>('account-name', {
    mode: 'onTouched',
    defaultValues: { firstName: customer?.firstname ?? '', lastName: customer?.lastname ?? '' },
    resolver: valibotResolver(schema),
  })
  const { isSaving, error, save } = useSave('The name could not be changed', changeName)

  async function changeName({ firstName, lastName }: Name): Promise<void> {
    try {
      await send(UpdateCustomerNameOperation, { firstname: firstName, lastname: lastName })
    } catch (refusal) {
      const field = refusedName(refusal)
      if (field) form.setError(field.name, { message: field.message }, { shouldFocus: true })
      throw refusal
    }
    await refreshCustomer()
  }

  async function submit(name: Name): Promise<void> {
    if (!(await save(name))) return
    form.reset(name)
    form.forget()
    showToast({ kind: 'success', title: t('saved') })
  }

  return (
    <SettingsForm form={form} onSubmit={submit} isSaving={isSaving} error={!refusedName(error) && error} action={t('save')}>
      <div className="field-grid w-full">
        <NameFields />
      </div>
    </SettingsForm>
  )
}

function refusedName(error: unknown): { readonly name: keyof Name; readonly message: string } | undefined {
  const { field: name, message } = refusedField(error) ?? {}
  return (name === 'firstName' || name === 'lastName') && message ? { name, message } : undefined
}
