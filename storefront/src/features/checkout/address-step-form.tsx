'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type FieldErrors, FormProvider, useForm, useFormState } from 'react-hook-form'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { heldFocus } from '../../ui/held-focus.ts'
import { useErrorFocus } from '../../ui/use-error-focus.ts'
import { fromCartAddress } from '../address/cart-address.ts'
import { refusedField, shownField } from '../address/address-refusal.ts'
import { type Country, firstCountry } from '../address/country.ts'
import { isLossReported } from '../cart/is-loss-reported.ts'
import { findSaved, type SavedAddress, savedAddresses, savedValues } from '../address/saved-address.ts'
import { lazyResolver } from '../session/lazy-resolver.ts'
import { hasSession } from '../session/session.ts'
import { AccountChoice } from './account-choice.tsx'
import { saveAddressDraft, readAddressDraft } from './address-draft.ts'
import { AddressFormFields } from './address-form-fields.tsx'
import { type AddressForm, addressFormOf, type AddressSection } from './address-form.ts'
import { refetchCheckout } from './checkout-cache.ts'
import type { StepProps } from './checkout-frame.tsx'
import { destinationOf } from './home-address.ts'
import { type Refusal, RefusalNotice } from './refusal-notice.tsx'
import type { SavedAddresses } from './save-addresses.ts'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import type { CartLocation } from './cart-location.ts'
import { refetchCartLocation } from './use-cart-location.ts'
import { showCheckout } from './use-checkout.ts'
import { useOrderAccount } from './use-order-account.ts'

interface AddressStepFormProps extends StepProps {
  readonly countries: readonly Country[]
  readonly pickup: PickupMethods
  /** A guest finds the order by its postal code. */
  readonly isFoundByPostcode: boolean
}

export function AddressStepForm({ cartId, checkout: { cart, customer }, place, countries, pickup, isFoundByPostcode }: AddressStepFormProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  // After the end of a session the form stays the customer's.
  const isCustomer = hasSession() || customer !== undefined
  const addresses = savedAddresses(customer?.addresses)
  const wasCollected = destinationOf(cart, pickup, place) !== 'home'
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<AddressForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: readAddressDraft({ ...cart, id: cartId }, addressFormOf(atHome(cart, pickup, place), firstCountry(countries), customer), addresses),
    resolver: lazyResolver(async () => (await import('./address-form-rules.ts')).addressFormResolver({ isCustomer, addresses, ofCart: addressesOf(cart), countries, isVirtual: cart.is_virtual, isFoundByPostcode })),
  })
  const { handleSubmit, formState, setError, subscribe } = form
  const element = useErrorFocus(formState)
  const account = useOrderAccount(cartId, form)

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveAddressDraft(cartId, values) }),
    [subscribe, cartId],
  )

  async function save(values: AddressForm): Promise<void> {
    setRefusal(undefined)
    if (!isCustomer && values.createAccount && !(await account.open(values))) return
    const saved = await send(values)
    if ('error' in saved) return refuse(saved)
    saveAddressDraft(saved.cart.id, { ...form.getValues(), ...values })
    if (wasCollected) void refetchCartLocation(saved.cart.id)
    showCheckout(saved.cart.id, saved.cart)
    router.push(localePath(locale, cart.is_virtual ? STEP_PATHS.payment : STEP_PATHS.delivery))
  }

  async function send(values: AddressForm): Promise<SavedAddresses> {
    try {
      const { saveAddresses } = await import('./save-addresses.ts')
      return await saveAddresses(values, cart, { addresses, countries, wasCollected, isFoundByPostcode })
    } catch (cause) {
      const part = cart.is_virtual ? 'billingAddress' : 'shippingAddress'
      return { part, error: new ServerError('SaveAddresses', 'the code that sends the form could not be loaded', { cause }) }
    }
  }

  function refuse({ part, error }: Refusal): void {
    logFailure('The address could not be saved', error)
    if (isLossReported(error)) return
    setRefusal({ part, error })
    if (part === 'customerAddress') void refetchCheckout()
    const found = refusedField(refusalOf(error))
    const section = part === 'billingAddress' && !cart.is_virtual ? 'billing' : 'shipping'
    if (!found) return
    if (found.field === 'email') return setError('email', { message: found.message })
    const saved = findSaved(addresses, form.getValues(`saved.${section}`))
    if (saved) showFields(section, saved)
    const field = shownField(found.field, countries, form.getValues(`${section}.countryCode`))
    setError(`${section}.${field}`, { message: found.message })
  }

  // A saved address has no visible fields: they appear to correct what is refused, for this order only.
  function showFields(section: AddressSection, saved: SavedAddress): void {
    form.setValue(section, savedValues(saved))
    form.setValue(`saved.${section}`, '')
    form.setValue(`keep.${section}`, false)
  }

  const wrong = countErrors(formState.errors)
  const shown = wrong > 0 && formState.submitCount > 0 ? { part: partOf(formState.errors, cart.is_virtual), error: undefined, ...refusal } : refusal
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate {...heldFocus} onSubmit={(event) => void handleSubmit(save)(event)}>
        {shown && (
          <RefusalNotice
            refusal={shown}
            help={wrong > 0 ? t('address.checkFields', { count: wrong }) : shown.part === 'customerAddress' ? t('address.gone') : undefined}
          />
        )}
        <AddressFormFields countries={countries} addresses={addresses} isVirtual={cart.is_virtual} isCustomer={isCustomer} isFoundByPostcode={isFoundByPostcode} />
        {!isCustomer && <AccountChoice problem={account.problem} />}
        <AddressNav next={t(cart.is_virtual ? 'address.continueToPayment' : 'address.continue')} />
      </form>
    </FormProvider>
  )
}

/** Reads by itself whether the form is being sent, so that the press renders the buttons only, not all fields. */
function AddressNav({ next }: { next: string }) {
  const t = useTranslations('checkout')
  const { isSubmitting } = useFormState()
  return <StepNav next={next} isBusy={isSubmitting} back={t('backToCart')} backPath="/cart" />
}

const addressesOf = ({ shipping_addresses, billing_address }: CheckoutFragment) => [...shipping_addresses, billing_address].flatMap((address) => (address ? [fromCartAddress(address)] : []))

/** The form shows the shopper's own address, not that of a chosen locker. */
const atHome = (cart: CheckoutFragment, pickup: PickupMethods, place: CartLocation | undefined): CheckoutFragment =>
  (destinationOf(cart, pickup, place) !== 'home' && cart.billing_address ? { ...cart, shipping_addresses: [cart.billing_address as CheckoutFragment['shipping_addresses'][number]] } : cart)

/** The only address of what needs no delivery is that of the buyer. */
function partOf({ email, shipping, billing, company, vatNumber }: FieldErrors<AddressForm>, isVirtual: boolean): Refusal['part'] {
  if (email && !shipping && !billing) return 'email'
  if (shipping) return isVirtual ? 'billingAddress' : 'shippingAddress'
  return billing || company || vatNumber ? 'billingAddress' : 'customerAddress'
}

function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: { message?: string }) => sum + (error.message ? 1 : countErrors(error)), 0)
}
