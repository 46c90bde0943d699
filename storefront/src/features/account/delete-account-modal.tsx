'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { DeleteCustomerOperation } from '../../graphql/generated/account.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmFooter } from '../../ui/confirm-footer.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast.ts'
import { readAuthProblem } from '../auth/auth-problem.ts'
import { checkPassword, isPassword, isPasswordIncorrect } from '../auth/check-password.ts'
import type { Credentials } from '../auth/credentials-schema.ts'
import { ProblemNotice } from '../auth/problem-notice.tsx'
import { useSave } from '../dashboard/use-save.ts'
import { endSession } from '../login/log-out.ts'
import { refetchCustomer } from '../session/session.ts'
import { useCustomer } from '../session/use-customer.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { PASSWORD_INCORRECT } from './field-refusal.ts'
import { type CurrentPassword, currentPasswordResolver } from './settings-rules.ts'

interface DeleteAccountModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function DeleteAccountModal({ isOpen, onClose }: DeleteAccountModalProps) {
  const t = useTranslations('dashboardAccount')
  const common = useTranslations('common')
  const [formId, textId] = [useId(), useId()]
  const email = useCustomer()?.email ?? ''
  const form = useForm<CurrentPassword>({ mode: 'onSubmit', defaultValues: { currentPassword: '' }, resolver: currentPasswordResolver })
  const { isSaving, error, save } = useSave('The account could not be deleted', confirmWith)

  async function confirmWith({ currentPassword }: CurrentPassword): Promise<void> {
    try {
      await deleteAccount({ email, password: currentPassword })
    } catch (refusal) {
      if (isPasswordIncorrect(refusal)) form.setError('currentPassword', PASSWORD_INCORRECT, { shouldFocus: true })
      throw refusal
    }
  }

  async function submit(confirmation: CurrentPassword): Promise<void> {
    if (await save(confirmation)) showToast({ kind: 'success', title: t('delete.deleted'), text: t('delete.deletedHelp') })
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title')}
      closeLabel={common('close')}
      descriptionId={textId}
      footer={
        <ConfirmFooter cancelLabel={t('delete.keep')} onCancel={onClose} isSending={isSaving}>
          <Button type="submit" form={formId} variant="destructive" busy={isSaving}>
            {t('delete.title')}
          </Button>
        </ConfirmFooter>
      }
    >
      <FormProvider {...form}>
        <form id={formId} className="grid gap-4" noValidate {...heldFocus} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <div id={textId} className="grid gap-4">
            <ul className="grid list-disc gap-1 pl-5 text-sm text-soft">
              {LOSSES.map((loss) => (
                <li key={loss}>{t(`delete.losses.${loss}`)}</li>
              ))}
            </ul>
            <p>{t('delete.confirm')}</p>
          </div>
          <CurrentPasswordField label={t('delete.password')} />
          {error && !isPasswordIncorrect(error) && <Failure error={error} />}
        </form>
      </FormProvider>
    </Modal>
  )
}

const LOSSES = ['data', 'wishes', 'reviews', 'orders'] as const

function Failure({ error }: { error: Error }) {
  const t = useTranslations('dashboardAccount.delete')
  const problem = readAuthProblem(error)
  if (problem.reason === 'refused' || problem.reason === 'unreachable') return <AppearingNotice kind="error" failure={problem}>{t('failed')}</AppearingNotice>
  return <ProblemNotice problem={problem} namespace="dashboardAccount" />
}

/** Ends the session too. @throws StoreError, ServerError; the account then still exists, as far as the shop reports */
async function deleteAccount(credentials: Credentials): Promise<void> {
  await checkPassword(credentials)
  // Another customer may have logged in meanwhile, in another tab.
  const customer = await refetchCustomer()
  if (customer?.email !== credentials.email) throw new Error('The password belongs to another account than the session')
  await endSession(() => deleteCustomer(credentials))
}

async function deleteCustomer(credentials: Credentials): Promise<void> {
  try {
    const { deleteCustomer: isDeleted } = await send(DeleteCustomerOperation, {})
    if (isDeleted !== true) throw new ServerError(DeleteCustomerOperation.name, 'the account was not deleted')
  } catch (error) {
    // The account may be gone and only the response be lost: the password, correct a moment ago, is then rejected.
    if (!(error instanceof ServerError) || (await isPassword(credentials)) !== false) throw error
  }
}
