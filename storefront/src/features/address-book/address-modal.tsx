'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { refusalOf, StoreError } from '../../graphql/errors.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { heldFocus } from '../../ui/held-focus.ts'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useErrorFocus } from '../../ui/use-error-focus.ts'
import { AddressFields } from '../address/address-fields.tsx'
import { refusedField, shownField } from '../address/address-refusal.ts'
import { CompanyFields } from '../address/company-fields.tsx'
import { type Country, firstCountry } from '../address/country.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { useDraftForm } from '../session/use-draft-form.ts'
import type { AddressBook } from './address-book.ts'
import { type AddressBookForm, addressBookResolver, formOf, newForm } from './address-book-form.ts'
import { addressAction, DRAFT } from './book-entry.ts'
import { DefaultFields } from './default-fields.tsx'
import { refetchAddresses } from './refetch-addresses.ts'
import { useSaveAddress } from './use-save-address.ts'

interface AddressModalProps {
  readonly book: AddressBook
  /** Undefined for a new address. */
  readonly entry: SavedAddress | undefined
  readonly countries: readonly Country[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function AddressModal({ book, entry, countries, isOpen, onClose }: AddressModalProps) {
  const t = useTranslations('dashboardAddressBook')
  const common = useTranslations('common')
  const formId = useId()
  const isClosed = useRef(false)
  const form = useDraftForm<AddressBookForm>(DRAFT, {
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: entry ? formOf(entry) : newForm(book, firstCountry(countries), book.entries.length === 0),
    resolver: addressBookResolver(countries, entry),
  })
  const { register, watch, handleSubmit, clearErrors, setError, setFocus, formState, forget } = form
  const element = useErrorFocus(formState)
  const { isSaving, error, save } = useSaveAddress(book.entries, entry, ({ field, message }) => {
    if (field !== 'email') setError(`shipping.${shownField(field, countries, form.getValues('shipping.countryCode'))}`, { message })
  }, (failure) => {
    // The form was closed meanwhile and cannot show the error.
    if (isClosed.current) showToast({ action: addressAction(entry), kind: 'error', title: t(`form.problem.${titleOf(failure)}`) })
  })

  // Where the form overflows the screen, browsers would focus its scroll container instead.
  useEffect(() => {
    if (isOpen) setFocus('shipping.firstName')
  }, [isOpen, setFocus])

  function close(): void {
    isClosed.current = true
    forget()
    onClose()
  }

  async function submit(values: AddressBookForm): Promise<void> {
    const isSaved = await save(values)
    if (isSaved) showToast({ action: addressAction(entry), kind: 'success', title: t('saved') })
    refetchAddresses()
    if (isSaved && !isClosed.current) close()
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t(entry ? 'form.edit' : 'form.new')}
      closeLabel={common('close')}
      wide
      footer={
        <div className="modal-footer">
          <Button variant="secondary" onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {t('form.save')}
          </Button>
        </div>
      }
    >
      <FormProvider {...form}>
        <form ref={element} id={formId} className="grid gap-5" noValidate {...heldFocus} onSubmit={(event) => void handleSubmit(submit)(event)}>
          {error && <AddressProblem error={error} />}
          {form.isResumed && !error && <Notice kind="info">{t('form.resumed')}</Notice>}
          <AddressFields section="shipping" countries={countries} />
          <Checkbox {...register('hasCompany', { onChange: () => clearErrors(['company', 'vatNumber']) })} label={t('form.hasCompany')} />
          {watch('hasCompany') && <CompanyFields countryCode={watch('shipping.countryCode')} needsVatNumber={false} />}
          <DefaultFields entry={entry} />
        </form>
      </FormProvider>
    </Modal>
  )
}

function AddressProblem({ error }: { error: Error }) {
  const t = useTranslations('dashboardAddressBook.form.problem')
  return (
    <AppearingNotice kind="error" title={t(titleOf(error))} failure={error}>
      {t(problemOf(error))}
    </AppearingNotice>
  )
}

const titleOf = (failure: unknown): 'title' | 'unconfirmed' => (failure instanceof StoreError ? 'title' : 'unconfirmed')

function problemOf(error: Error): 'gone' | 'fields' | 'refused' | 'unreachable' {
  const refusal = refusalOf(error)
  if (refusal?.reason === 'savedAddressGone') return 'gone'
  if (refusedField(refusal)) return 'fields'
  return error instanceof StoreError ? 'refused' : 'unreachable'
}
