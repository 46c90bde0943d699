import type { Break } from '../break.ts'

const CHECKOUT = 'storefront/src/features/checkout'
const FRAME = `${CHECKOUT}/checkout-frame.tsx`
const STEPS = `${CHECKOUT}/step-list.tsx`
const CHOICE = `${CHECKOUT}/use-choice.ts`
const FORM = `${CHECKOUT}/address-step-form.tsx`
const FIELDS = `${CHECKOUT}/address-form-fields.tsx`
const RULES = `${CHECKOUT}/address-form-rules.ts`
const ADDRESS = `${CHECKOUT}/address-choice.tsx`
const SAVE = `${CHECKOUT}/save-addresses.ts`
const ACCOUNT = `${CHECKOUT}/account-choice.tsx`
const DELIVERY = `${CHECKOUT}/delivery-step.tsx`
const PAYMENT = `${CHECKOUT}/payment-step.tsx`
const METHODS = `${CHECKOUT}/payment-choice.tsx`
const FAILED = `${CHECKOUT}/error-page.tsx`
const PLACING = `${CHECKOUT}/use-place-order.ts`
const PLACE = 'storefront/src/features/place-order/place-order.ts'
const ADDRESS_FIELDS = 'storefront/src/features/address/address-fields.tsx'
const SCHEMA = 'storefront/src/features/address/address-schema.ts'
const SAVED = 'storefront/src/features/address/saved-addresses.tsx'
const PASSWORD = 'storefront/src/features/password/new-password.ts'
const PASSWORD_FIELDS = 'storefront/src/features/password/new-password-fields.tsx'
const PHONE = `<Field className="half" {...field('phoneNumber', 'tel')} type="tel" />`
const VAT_NUMBER = `<Field {...field('vatNumber')} required={needsVatNumber} autoComplete="off" inputMode={countryCode === 'PL' ? 'numeric' : undefined} />`

export const BREAKS: readonly Break[] = [
  { clause: 'CHK-01a', file: FRAME, from: 'steps={stepsOf(checkout.cart)}', to: 'steps={stepsOf(checkout.cart).toReversed()}' },
  { clause: 'CHK-01a', file: FRAME, from: 'if (allowed !== step) router.replace', to: 'if (allowed !== step && lines.length === 0) router.replace' },
  { clause: 'CHK-01a', file: STEPS, from: "aria-current={index === at ? 'step' : undefined}", to: "aria-current={index === 0 ? 'step' : undefined}" },
  { clause: 'CHK-01a', file: STEPS, from: "LOOKS[index < at ? 'done' : index === at ? 'current' : 'next']", to: "LOOKS[index < at ? 'next' : index === at ? 'current' : 'next']" },
  { clause: 'CHK-01b', file: STEPS, from: "<span className=\"sr-only\">{t('done')}</span>", to: '' },
  { clause: 'CHK-01b', file: DELIVERY, from: 'backPath={STEP_PATHS.address}', to: 'backPath="/cart"' },
  { clause: 'CHK-01b', file: PAYMENT, from: ': STEP_PATHS.delivery}', to: ': STEP_PATHS.address}' },
  { clause: 'CHK-01b', file: `${CHECKOUT}/completed-steps.tsx`, from: 'path={STEP_PATHS.delivery}', to: 'path={STEP_PATHS.address}' },
  { clause: 'CHK-01b', file: STEPS, from: 'STEP_PATHS[step])}', to: 'STEP_PATHS[current])}' },
  { clause: 'CHK-01b', file: STEPS, from: 'localePath(locale, STEP_PATHS[step])', to: 'STEP_PATHS[step]' },
  { clause: 'CHK-01b', file: `${CHECKOUT}/completed-row.tsx`, from: 'localePath(locale, path)', to: 'path' },
  { clause: 'CHK-01b', file: `${CHECKOUT}/completed-row.tsx`, from: 'localePath(locale, path)', to: "localePath(locale, path.replace('/checkout', '/cart'))" },
  { clause: 'CHK-01c', file: FORM, from: '({ values }) => saveAddressDraft', to: '({ values }) => values.createAccount && saveAddressDraft' },
  { clause: 'CHK-01c', file: CHOICE, from: '    writeSession(key, code)', to: '    if (only) writeSession(key, code)' },
  { clause: 'CHK-01c', file: CHOICE, from: 'readSession<string>(key) ?? saved', to: 'saved ?? readSession<string>(key)' },
  { clause: 'CHK-01c', file: PAYMENT, from: '`payment:${cartId}`', to: '`payment:${cartId}:${Date.now()}`' },
  { clause: 'CHK-01c', file: `${CHECKOUT}/address-draft.ts`, from: '    ...form,\n', to: '    ...form,\n    email: fresh.email,\n' },
  { clause: 'CHK-01c', file: `${CHECKOUT}/address-draft.ts`, from: "(id === '' || findSaved(addresses, id))", to: 'findSaved(addresses, id)' },
  { clause: 'CHK-02a', file: SAVE, from: 'if (!hasSession() && enteredEmail !== email)', to: 'if (hasSession() && enteredEmail !== email)' },
  { clause: 'CHK-02b', file: RULES, from: '...(!isCustomer && { email: emailSchema })', to: '...(isCustomer && { email: emailSchema })' },
  { clause: 'CHK-02b', file: FIELDS, from: 'error={message && field.rich', to: 'error={formState.submitCount > 1 && message && field.rich' },
  { clause: 'CHK-03a', file: ADDRESS_FIELDS, from: PHONE, to: `{country?.code !== 'PL' && ${PHONE}}` },
  { clause: 'CHK-03a', file: ADDRESS_FIELDS, from: "label: t(name as 'city'),", to: "label: t(name === 'number' ? 'street' : (name as 'city'))," },
  { clause: 'CHK-03a', file: 'storefront/src/features/address/cart-address.ts', from: '[values.street.trim(), values.number.trim()]', to: '[values.street.trim()]' },
  { clause: 'CHK-03a', file: 'storefront/src/features/address/cart-address.ts', from: 'telephone: values.phoneNumber.trim()', to: 'telephone: values.number.trim()' },
  { clause: 'CHK-03a', file: 'storefront/src/features/address/cart-address.ts', from: 'firstname: values.firstName.trim()', to: 'firstname: values.lastName.trim()' },
  { clause: 'CHK-03a', file: `${CHECKOUT}/completed-row.tsx`, from: '`${address.firstname} ${address.lastname}`', to: 'address.lastname' },
  { clause: 'CHK-03b', file: SAVE, from: 'form.invoiceNeeded && section', to: 'Boolean(form.company) && section' },
  { clause: 'CHK-03b', file: FIELDS, from: '{invoiceNeeded && <CompanyFields', to: '{invoiceNeeded && !billingSame && <CompanyFields' },
  { clause: 'CHK-03b', file: ADDRESS_FIELDS, from: VAT_NUMBER, to: `{!needsVatNumber && ${VAT_NUMBER}}` },
  { clause: 'CHK-04a', file: RULES, from: '...(!saved.shipping && {', to: '...(isCustomer && !saved.shipping && {' },
  { clause: 'CHK-04a', file: ADDRESS_FIELDS, from: PHONE, to: PHONE.replace(' />', ' error={undefined} />') },
  { clause: 'CHK-04a', file: ADDRESS_FIELDS, from: 'formState.errors[section]', to: 'formState.errors.shipping' },
  { clause: 'CHK-04a', file: RULES, from: '...(!billingSame && !saved.billing && {', to: '...(isCustomer && !billingSame && !saved.billing && {' },
  { clause: 'CHK-04b', file: 'storefront/src/features/address/address-rules.ts', from: '/^\\d{9,15}$/', to: '/^\\d{7,15}$/' },
  { clause: 'CHK-04b', file: 'storefront/src/features/address/address-rules.ts', from: "&& /\\d/.test(text)", to: "&& text !== ''" },
  { clause: 'CHK-04b', file: ADDRESS_FIELDS, from: 'return message && t(`error.${message as AddressMessage}`)', to: 'return message' },
  {
    clause: 'CHK-04b',
    file: FIELDS,
    from: '`error.${message as AddressMessage}`',
    to: "`error.${message === 'wrongEmail' ? 'provideEmail' : (message as AddressMessage)}`",
  },
  { clause: 'CHK-04b', file: SCHEMA, from: "isPhoneNumber, 'wrongPhoneNumber')", to: "isPhoneNumber, 'wrongNumber')" },
  { clause: 'CHK-04c', file: SCHEMA, from: 'v.nonEmpty(missing), v.maxLength(maxLength,', to: 'v.nonEmpty(missing), v.maxLength(maxLength * 2,' },
  { clause: 'CHK-04c', file: SCHEMA, from: "checked('provideFirstName', 50,", to: "checked('provideFirstName', 500," },
  { clause: 'CHK-04c', file: SCHEMA, from: "checked('providePhoneNumber', 30,", to: "checked('providePhoneNumber', 20," },
  { clause: 'CHK-04c', file: SCHEMA, from: "v.maxLength(20, 'tooManyCharacters')", to: "v.maxLength(200, 'tooManyCharacters')" },
  { clause: 'CHK-04c', file: SCHEMA, from: "checked('enterVatNumber', 20,", to: "checked('enterVatNumber', 200," },
  { clause: 'CHK-04d', file: 'storefront/src/features/address/address-rules.ts', from: 'sum % 11 === Number(digits[9])', to: 'sum > 0' },
  { clause: 'CHK-04d', file: RULES, from: '...(invoiceNeeded && companySchema', to: '...(invoiceNeeded && !billingSame && companySchema' },
  {
    clause: 'CHK-04d',
    file: ADDRESS_FIELDS,
    from: '`error.${message as CompanyMessage}`',
    to: "`error.${name === 'company' ? 'enterVatNumber' : (message as CompanyMessage)}`",
  },
  { clause: 'CHK-04d', file: SCHEMA, from: "checked('enterVatNumber', 20,", to: "checked('enterCorrectVatNumber', 20," },
  { clause: 'CHK-04d', file: RULES, from: "billingSame ? 'shipping' : 'billing', addresses", to: "'shipping', addresses" },
  { clause: 'CHK-05a', file: SAVED, from: 'onChoose(String(address.id))', to: 'onChoose(chosen)' },
  { clause: 'CHK-05a', file: SAVED, from: 'addressLines(address, countries, locale).map', to: 'addressLines(address, countries, locale).slice(2).map' },
  { clause: 'CHK-05a', file: SAVED, from: 'title={`${address.firstname} ${address.lastname}`}', to: 'title=""' },
  { clause: 'CHK-05a', file: SAVED, from: '{address[`default_${section}`] && ', to: '{chosen && ' },
  { clause: 'CHK-05a', file: SAVED, from: "section === 'shipping' ? 'defaultShipping' : 'defaultBilling'", to: "'defaultShipping'" },
  { clause: 'CHK-05b', file: ADDRESS, from: "onAdd={() => turnTo('')}", to: 'onAdd={() => turnTo(chosen)}' },
  { clause: 'CHK-05b', file: ADDRESS, from: '{isCustomer && <Checkbox', to: '{isCustomer && addresses.length === 0 && <Checkbox' },
  { clause: 'CHK-06a', file: `${CHECKOUT}/address-form.ts`, from: 'billingSame: !billing ||', to: 'billingSame: billing !== undefined &&' },
  { clause: 'CHK-06a', file: SAVE, from: 'use_for_shipping: true', to: 'use_for_shipping: false' },
  { clause: 'CHK-06b', file: FIELDS, from: '{!isVirtual && !billingSame && (', to: '{!isVirtual && billingSame && (' },
  { clause: 'CHK-06b', file: SAVE, from: "inputOf('billing')", to: "inputOf('shipping')" },
  { clause: 'CHK-07a', file: DELIVERY, from: 'price={isUsable ? formatMoney(method.price_incl_tax, locale) : undefined}', to: 'price={isUsable ? undefined : formatMoney(method.price_incl_tax, locale)}' },
  { clause: 'CHK-07a', file: DELIVERY, from: '{methods.map((method)', to: '{methods.slice(1).map((method)' },
  { clause: 'CHK-07a', file: DELIVERY, from: 'await setShippingMethod(method)', to: 'await setShippingMethod(usable[0] ?? method)' },
  { clause: 'CHK-07a', file: `${CHECKOUT}/completed-steps.tsx`, from: '{method.carrier_title}, ', to: '' },
  { clause: 'CHK-07b', file: DELIVERY, from: 'setMissing(!method)', to: 'setMissing(isBusy)' },
  { clause: 'CHK-07b', file: DELIVERY, from: "t('required')", to: "t('none')" },
  { clause: 'CHK-08a', file: PAYMENT, from: 'methods={methods}', to: 'methods={methods.slice(0, 1)}' },
  { clause: 'CHK-08a', file: METHODS, from: 'title={title}', to: 'title={code || title}' },
  { clause: 'CHK-08a', file: METHODS, from: 'note={messages && about(`${messages}.note`)}', to: 'note={choice && messages && about(`${messages}.note`)}' },
  { clause: 'CHK-08a', file: PAYMENT, from: 'paymentCode: choice', to: 'paymentCode: codes[0] ?? choice' },
  { clause: 'CHK-08b', file: PAYMENT, from: '  missing?.focus()\n', to: '  missing?.blur()\n' },
  { clause: 'CHK-08b', file: PAYMENT, from: 'setWasTried(true)', to: 'setWasTried(isComplete)' },
  { clause: 'CHK-08b', file: CHOICE, from: 'chosen !== undefined && codes.includes(chosen) ? chosen : only', to: 'chosen ?? only' },
  { clause: 'CHK-08b', file: METHODS, from: 'showMissing && choice === undefined', to: "showMissing && choice === ''" },
  { clause: 'CHK-09a', file: ACCOUNT, from: "{watch('createAccount') && (", to: "{watch('createAccount') && problem && (" },
  { clause: 'CHK-09a', file: RULES, from: '...(!isCustomer && createAccount &&', to: '...(isCustomer && createAccount &&' },
  { clause: 'CHK-09b', file: PASSWORD, from: "v.check(meetsAllRules, message('passwordWeak'))", to: "v.check((text) => meetsAllRules(text) || text.length > 8, message('passwordWeak'))" },
  { clause: 'CHK-09b', file: PASSWORD_FIELDS, from: '`error.${message}`', to: "`error.${message === 'passwordWeak' ? 'required' : message}`" },
  { clause: 'CHK-09b', file: 'storefront/messages/en/register.json', from: 'Use at least 8 characters with upper and lower case, a number and a special character', to: 'Use at least 8 characters with a number' },
  { clause: 'CHK-09b', file: 'storefront/src/features/password/password-strength.ts', from: 'upperCase: (password: string) => /\\p{Lu}/u.test(password)', to: "upperCase: (password: string) => password !== ''" },
  { clause: 'CHK-09c', file: PASSWORD, from: 'text === password', to: 'text.length === password.length' },
  { clause: 'CHK-09d', file: FORM, from: 'if (!isCustomer && values.createAccount &&', to: 'if (isCustomer && values.createAccount &&' },
  { clause: 'CHK-10a', file: `${CHECKOUT}/refusal-notice.tsx`, from: 'title={t(part)}', to: "title={t(part === 'shippingAndBillingAddress' ? 'shippingAddress' : part)}" },
  { clause: 'CHK-10b', file: `${CHECKOUT}/refusal-notice.tsx`, from: '{help ?? reason}', to: '{help ?? (reason && null)}' },
  { clause: 'CHK-10b', file: `${CHECKOUT}/refusal-notice.tsx`, from: "error instanceof ServerError ? t('unreachable') : ", to: '' },
  { clause: 'CHK-10b', file: SAVE, from: "part = 'shippingAddress'", to: "part = 'shippingAndBillingAddress'" },
  { clause: 'CHK-10c', file: SAVE, from: "part = 'billingAddress'", to: "part = 'shippingAndBillingAddress'" },
  { clause: 'CHK-10c', file: SAVE, from: "is_virtual ? 'billingAddress' : 'shippingAndBillingAddress'", to: "'shippingAndBillingAddress'" },
  { clause: 'CHK-10d', file: SAVE, from: "=== 'savedAddressGone'", to: "=== 'fieldMissing'" },
  { clause: 'CHK-10e', file: DELIVERY, from: "setRefusal({ part: 'shippingMethod', error })", to: "setRefusal({ part: 'shippingAddress', error })" },
  { clause: 'CHK-10e', file: DELIVERY, from: '{refusal && <RefusalNotice', to: '{isBusy && refusal && <RefusalNotice' },
  { clause: 'CHK-10f', file: FAILED, from: '`refusal.${failure.part}`', to: "`refusal.${failure.part === 'paymentMethod' ? 'order' : failure.part}`" },
  { clause: 'CHK-10g', file: FAILED, from: '`refusal.${failure.part}`', to: "`refusal.${failure.part === 'orderNumber' ? 'order' : failure.part}`" },
  { clause: 'CHK-10h', file: PLACE, from: 'if (cart?.selected_payment_method?.code !== code)', to: 'if (!cart?.selected_payment_method)' },
  { clause: 'CHK-11a', file: 'storefront/src/features/order-confirmation/success-page.tsx', from: 'if (order) closeCart', to: "if (order?.state === 'taken') closeCart" },
  {
    clause: 'CHK-11a',
    file: 'storefront/src/features/order-confirmation/close-cart.ts',
    from: 'if (readCartId() === cartId) removeCartId()',
    to: 'removeCartId()',
  },
  { clause: 'CHK-11b', file: 'storefront/src/features/order-confirmation/placed-order.tsx', from: '{orderNumber}</strong>', to: '{token}</strong>' },
  { clause: 'CHK-11b', file: 'storefront/src/features/place-order/success-path.ts', from: '{ orderId: orderNumber }', to: '{ order: orderNumber }' },
  { clause: 'CHK-12a', file: PLACING, from: "localePath(locale, '/checkout/error')", to: "localePath(locale, '/checkout')" },
  { clause: 'CHK-12a', file: FAILED, from: '<FailureReason {...failure} />', to: "{failure.text === '' && <FailureReason {...failure} />}" },
  { clause: 'CHK-12b', file: PLACING, from: '    router.push(', to: "    document.cookie = 'magento_cartId=; Path=/; Max-Age=0'\n    router.push(" },
  { clause: 'CHK-12b', file: FAILED, from: "href={localePath(locale, '/cart')}", to: "href={localePath(locale, '/')}" },
  {
    clause: 'CHK-13a',
    file: PLACE,
    from: "if (wasSubmitted(cartId)) return readPlacedOrder() ? { kind: 'ordered' } : { kind: 'lost', isSlow: false }",
    to: "if (wasSubmitted(cartId) && readPlacedOrder()) return { kind: 'ordered' }",
  },
  { clause: 'CHK-13b', file: PLACE, from: '  saveSubmittedOrder({', to: '  if (isPaidElsewhere) saveSubmittedOrder({' },
  {
    clause: 'CHK-13b',
    file: `${CHECKOUT}/get-checkout.ts`,
    from: 'if (isCartGone(error) && isSubmittedCart(cartId))',
    to: 'if (isCartGone(error) && !isSubmittedCart(cartId))',
  },
  { clause: 'CHK-13c', file: FRAME, from: 'useCallback(() => router.replace(', to: 'useCallback(() => location.pathname.endsWith(STEP_PATHS.payment) && router.replace(' },
  { clause: 'CHK-14', file: FRAME, from: 'stepsOf(checkout.cart)', to: 'stepsOf({ is_virtual: false })' },
  { clause: 'CHK-14', file: SAVE, from: '...(!is_virtual && { use_for_shipping: true })', to: 'use_for_shipping: true' },
  { clause: 'CHK-14', file: PAYMENT, from: 'cart.is_virtual ? STEP_PATHS.address', to: 'cart.is_virtual ? STEP_PATHS.payment' },
  { clause: 'CHK-14', file: PAYMENT, from: 'cart.is_virtual ? STEP_PATHS.address : STEP_PATHS.delivery', to: 'STEP_PATHS.delivery' },
  { clause: 'CHK-14', file: 'storefront/src/features/cart/cart-totals.tsx', from: '{!cart.is_virtual && (', to: '{(' },
  { clause: 'CHK-14', file: `${CHECKOUT}/completed-steps.tsx`, from: "cart.is_virtual ? t('billTo') : shipTo", to: 'shipTo' },
  { clause: 'CHK-14', file: `${CHECKOUT}/completed-steps.tsx`, from: 'cart.is_virtual ? cart.billing_address : shipping', to: 'shipping' },
  { clause: 'CHK-14', file: FORM, from: "next={t(cart.is_virtual ? 'address.continueToPayment' : 'address.continue')}", to: "next={t('address.continue')}" },
  { clause: 'CHK-14', file: `${CHECKOUT}/address-draft.ts`, from: 'billingSame: is_virtual || form.billingSame', to: 'billingSame: form.billingSame' },
  { clause: 'CHK-14', file: FIELDS, from: '{!isVirtual && <Checkbox', to: '{<Checkbox' },
]
