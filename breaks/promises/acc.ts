import type { Break } from '../break.ts'

const ACCOUNT = 'storefront/src/features/account'
const CHANGE = `${ACCOUNT}/change-customer.ts`
const RULES = `${ACCOUNT}/settings-rules.ts`
const DELETION = `${ACCOUNT}/delete-account-modal.tsx`
const ACCOUNT_TEXTS = 'storefront/messages/en/dashboardAccount.json'
const BOOK = 'storefront/src/features/address-book'
const BOOK_PAGE = `${BOOK}/address-book-page.tsx`
const CARD = `${BOOK}/address-card.tsx`
const ORDERS = 'storefront/src/features/orders'
const ORDERS_PAGE = `${ORDERS}/orders-page.tsx`
const LIST = `${ORDERS}/order-list.tsx`
const ITEM = `${ORDERS}/ordered-item.tsx`
const DETAILS = `${ORDERS}/order-details.tsx`
const SUMS = `${ORDERS}/order-sums.tsx`
const REORDER_RESULT = `${ORDERS}/reorder-result.tsx`
const NEWSLETTER = 'storefront/src/features/newsletter/newsletter-page.tsx'
const CONSENTS = 'storefront/src/features/consent/consents-page.tsx'
const CONSENT_TEXT = 'storefront/src/features/consent/consent-text.tsx'

export const BREAKS: readonly Break[] = [
  {
    clause: 'ACC-01a',
    file: RULES,
    from: "'emailSame' satisfies EmailMessage)),\n      currentPassword: currentPasswordEntry,",
    to: "'emailSame' satisfies EmailMessage)),\n      currentPassword: v.string(),",
  },
  { clause: 'ACC-01a', file: `${ACCOUNT}/email-form.tsx`, from: 'form.reset({ email: change.email,', to: 'form.reset({ email: current,' },
  { clause: 'ACC-01a', file: `${ACCOUNT}/email-form.tsx`, from: '{ email: change.email }) })', to: '{ email: current }) })' },
  { clause: 'ACC-01a', file: `${ACCOUNT}/email-form.tsx`, from: "'email.savedHelp' : 'email.logInAgain'", to: "'email.savedHelp' : 'email.savedHelp'" },
  { clause: 'ACC-01b', file: CHANGE, from: '{ firstname: firstName, lastname: lastName }', to: '{ firstname: lastName, lastname: firstName }' },
  { clause: 'ACC-01b', file: CHANGE, from: '  await refreshCustomer()\n', to: '' },
  { clause: 'ACC-01c', file: `${ACCOUNT}/password-form.tsx`, from: 'newPassword: password }', to: 'newPassword: currentPassword }' },
  { clause: 'ACC-01c', file: RULES, from: 'v.object({ currentPassword: currentPasswordEntry, ...', to: 'v.object({ currentPassword: v.string(), ...' },
  { clause: 'ACC-02a', file: DELETION, from: '  await checkPassword(credentials)', to: '  void checkPassword(credentials)' },
  { clause: 'ACC-02a', file: DELETION, from: 'customer?.email !== credentials.email', to: '!customer' },
  { clause: 'ACC-02a', file: RULES, from: 'v.object({ currentPassword: currentPasswordEntry })', to: 'v.object({ currentPassword: v.string() })' },
  { clause: 'ACC-02b', file: `${ACCOUNT}/current-password-field.tsx`, from: 't(`error.${message}`)', to: "t('error.required')" },
  { clause: 'ACC-02b', file: ACCOUNT_TEXTS, from: 'Incorrect password', to: 'This email and this password do not match' },
  { clause: 'ACC-02c', file: DELETION, from: "{t('failed')}", to: "{t('help')}" },
  { clause: 'ACC-02c', file: DELETION, from: 'isDeleted !== true', to: 'isDeleted === null' },
  { clause: 'ACC-02c', file: ACCOUNT_TEXTS, from: 'Unable to delete account. Please try again later.', to: 'Unable to delete account.' },
  {
    clause: 'ACC-02d',
    file: 'backend/src/modules/customer/deletion.repository.ts',
    from: "  statement(database, 'DELETE FROM customer WHERE id = ?').run(id)\n",
    to: '',
  },
  { clause: 'ACC-02b', file: 'storefront/src/features/account/delete-account-modal.tsx', from: 'await checkPassword(credentials)', to: 'await Promise.resolve()' },
  { clause: 'ACC-03a', file: `${BOOK}/address-modal.tsx`, from: '    refetchAddresses()\n', to: '    if (entry) refetchAddresses()\n' },
  { clause: 'ACC-03a', file: `${BOOK}/address-text.tsx`, from: '{fullName(entry)}', to: '{entry.lastname}' },
  { clause: 'ACC-03b', file: BOOK_PAGE, from: 'onEdit={form.open}', to: "onEdit={() => form.open('new')}" },
  { clause: 'ACC-03b', file: `${BOOK}/address-book-form.ts`, from: "company: hasCompany ? company : ''", to: 'company' },
  { clause: 'ACC-03c', file: CARD, from: '{!isDefault(entry) && (', to: '{isDefault(entry) && (' },
  { clause: 'ACC-03c', file: `${BOOK}/delete-modal.tsx`, from: '<AddressText entry={entry} countries={countries} />', to: '<></>' },
  { clause: 'ACC-03d', file: `${BOOK}/address-book.ts`, from: "use === 'shipping' ? {", to: "use === 'billing' ? {" },
  { clause: 'ACC-03d', file: CARD, from: 'if (isShipping && isBilling)', to: 'if (isShipping || isBilling)' },
  { clause: 'ACC-03d', file: CARD, from: '{!entry.default_billing && <DefaultButton', to: '{!isDefault(entry) && <DefaultButton' },
  { clause: 'ACC-03d', file: `${BOOK}/address-book-form.ts`, from: '...(makeDefault.billing && { default_billing: true })', to: 'default_billing: makeDefault.billing' },
  { clause: 'ACC-03d', file: `${BOOK}/address-book.ts`, from: 'if (same) return addDefaults(same.id, customerAddress)', to: 'if (same) return' },
  { clause: 'ACC-03e', file: 'storefront/src/features/dashboard/use-save.ts', from: '      logFailure(', to: '      if (!isBusy.current) logFailure(' },
  { clause: 'ACC-03e', file: `${BOOK}/delete-modal.tsx`, from: '    if (isDeleted) onDeleted(entry)\n    else', to: '    onDeleted(entry)\n    if (!isDeleted)' },
  {
    clause: 'ACC-03b',
    file: 'storefront/src/features/address-book/address-book-form.ts',
    from: "(hasCompany || entry?.company) && { company: hasCompany ? company : '' }",
    to: 'hasCompany && { company }',
  },
  { clause: 'ACC-04a', file: LIST, from: "                {order.number}\n              </Link>\n            </td>", to: "                {order.id}\n              </Link>\n            </td>" },
  { clause: 'ACC-04a', file: LIST, from: '<td>{orderDay(order, locale, timeZone)}</td>', to: "<td>{orderDay(order, 'pl', timeZone)}</td>" },
  { clause: 'ACC-04a', file: LIST, from: '<td className="price">{order.total && formatMoney(order.total.grand_total, locale)}</td>', to: '<td className="price" />' },
  {
    clause: 'ACC-04a',
    file: LIST,
    from: '<span className="price text-right">{order.total && formatMoney(order.total.grand_total, locale)}</span>',
    to: '<span className="price text-right" />',
  },
  {
    clause: 'ACC-04a',
    file: LIST,
    from: '<span className="text-sm text-mute">{orderDay(order, locale, timeZone)}</span>',
    to: '<span className="text-sm text-mute">{order.order_date}</span>',
  },
  { clause: 'ACC-04a', file: LIST, from: '<td>\n              <OrderStatus status={order.status} />\n            </td>', to: '<td />' },
  { clause: 'ACC-04a', file: LIST, from: "{t('date')}</th>", to: "{t('total')}</th>" },
  { clause: 'ACC-04a', file: `${ORDERS}/order-status.tsx`, from: '`status status-${tone}`', to: "`status ${tone && ''}`" },
  { clause: 'ACC-04b', file: ORDERS_PAGE, from: 'total !== 0 && <ShowSelect', to: 'total === 0 && <ShowSelect' },
  { clause: 'ACC-04b', file: ORDERS_PAGE, from: 'hrefOf({ size: Number(event.target.value) })', to: 'hrefOf({ size: sizes.indexOf(Number(event.target.value)) })' },
  { clause: 'ACC-04b', file: 'storefront/messages/en/dashboardOrders.json', from: '"Show:"', to: '"Orders"' },
  { clause: 'ACC-04b', file: ORDERS_PAGE, from: '[10, 20, 50] as const', to: '[10, 20] as const' },
  { clause: 'ACC-04c', file: ORDERS_PAGE, from: 'Math.ceil(total / size)', to: 'Math.floor(total / size)' },
  { clause: 'ACC-04c', file: ORDERS_PAGE, from: 'Math.ceil(total / size)', to: 'Math.ceil(total / SIZES[0])' },
  { clause: 'ACC-04c', file: 'storefront/src/features/dashboard/page-links.tsx', from: 'hrefOf(page + 1)', to: 'hrefOf(page)' },
  { clause: 'ACC-04c', file: 'storefront/src/features/dashboard/page-links.tsx', from: "t('position', { page, pages })", to: "t('position', { page: pages, pages })" },
  { clause: 'ACC-04c', file: 'storefront/src/features/dashboard/page-links.tsx', from: 'page > 1 ? hrefOf(page - 1)', to: 'page > 2 ? hrefOf(page - 1)' },
  { clause: 'ACC-04c', file: 'storefront/src/features/dashboard/page-links.tsx', from: 'page > 1 ? hrefOf(page - 1)', to: 'page > 1 ? hrefOf(1)' },
  { clause: 'ACC-04c', file: 'storefront/src/features/dashboard/page-links.tsx', from: 'hrefOf(page + 1)', to: 'hrefOf(pages)' },
  { clause: 'ACC-04c', file: 'storefront/src/features/dashboard/use-list-page.ts', from: 'if (next.size !== sizes[0])', to: 'if (change.size && next.size !== sizes[0])' },
  { clause: 'ACC-05a', file: ITEM, from: 'sku: item.product_sku }', to: "sku: item.product_name ?? '' }" },
  { clause: 'ACC-05a', file: ITEM, from: 'item.product_name ?? item.product_sku', to: "item.product_name ? item.product_sku : ''" },
  { clause: 'ACC-05a', file: ITEM, from: 'formatMoney(prices.row, locale)', to: 'formatMoney(prices.each, locale)' },
  { clause: 'ACC-05a', file: ITEM, from: 'localePath(locale, `/${product.urlKey}`)', to: '`/${product.urlKey}`' },
  { clause: 'ACC-05a', file: ITEM, from: '          {label && `${label}: `}\n', to: '' },
  { clause: 'ACC-05b', file: DETAILS, from: "label={t('shippingAddress')}", to: "label={t('billingAddress')}" },
  { clause: 'ACC-05b', file: DETAILS, from: '<OrderAddressLines address={billing_address} />}', to: '<OrderAddressLines address={shipping_address ?? billing_address} />}' },
  { clause: 'ACC-05b', file: DETAILS, from: '    telephone,\n    vat_id &&', to: '    vat_id &&' },
  { clause: 'ACC-05b', file: DETAILS, from: "country_code && new Intl.DisplayNames(locale, { type: 'region' }).of(country_code)", to: 'country_code && locale && country_code' },
  {
    clause: 'ACC-05b',
    file: DETAILS,
    from: 'JSON.stringify(one) === JSON.stringify(other)',
    to: 'JSON.stringify([one.street, one.city]) === JSON.stringify([other.street, other.city])',
  },
  { clause: 'ACC-05c', file: DETAILS, from: '>{shipping_method}<', to: '>{payment}<' },
  { clause: 'ACC-05c', file: DETAILS, from: '>{payment}</Detail>', to: '>{shipping_method}</Detail>' },
  { clause: 'ACC-05d', file: SUMS, from: 'formatMoney(prices.subtotal, locale)', to: 'formatMoney(total.grand_total, locale)' },
  { clause: 'ACC-05d', file: SUMS, from: 'deliveryPrice(prices.shipping)', to: 'deliveryPrice(prices.subtotal)' },
  { clause: 'ACC-05d', file: SUMS, from: '{!prices.isNet && taxes', to: '{prices.isNet && taxes' },
  { clause: 'ACC-05d', file: SUMS, from: '<dd>{formatMoney(total.grand_total, locale)}</dd>', to: '<dd>{formatMoney(prices.subtotal, locale)}</dd>' },
  { clause: 'ACC-05d', file: SUMS, from: "label={<Named label={t('taxIncluded')} name={name} />}", to: "label={t('taxIncluded')}" },
  { clause: 'ACC-05d', file: SUMS, from: '{prices.isNet && taxes', to: '{prices.isNet && prices.areLinesNetOnly && taxes' },
  { clause: 'ACC-05d', file: SUMS, from: '{shipping_address && <Row', to: '{<Row' },
  { clause: 'ACC-05d', file: SUMS, from: '-Math.abs(discount.amount.value ?? 0)', to: '-(discount.amount.value ?? 0)' },
  { clause: 'ACC-06a', file: `${ORDERS}/reorder.ts`, from: '    return after\n  })', to: '    return before\n  })' },
  { clause: 'ACC-06a', file: REORDER_RESULT, from: "localePath(locale, '/cart')", to: "localePath(locale, '/')" },
  { clause: 'ACC-06a', file: REORDER_RESULT, from: "localePath(locale, '/cart')", to: "'/cart'" },
  { clause: 'ACC-06b', file: REORDER_RESULT, from: '          <UnaddedList unadded={unadded} />\n        </>', to: '        </>' },
  { clause: 'ACC-06b', file: REORDER_RESULT, from: "{name ?? t('someProduct')}", to: "{name && t('someProduct')}" },
  { clause: 'ACC-06b', file: REORDER_RESULT, from: '          <p className="mt-2">{t(\'notAdded\')}</p>\n', to: '' },
  { clause: 'ACC-06b', file: `${ORDERS}/unadded.ts`, from: 'return once(quoted.map(', to: 'return (quoted.map(' },
  { clause: 'ACC-07a', file: NEWSLETTER, from: "t(isSubscribed ? 'active' : 'inactive')", to: "t(isSubscribed ? 'inactive' : 'active')" },
  { clause: 'ACC-07a', file: NEWSLETTER, from: '{ isWanted: isSubscribed })', to: '{ isWanted: false })' },
  { clause: 'ACC-07b', file: NEWSLETTER, from: '{ isSubscribed: isWanted })', to: '{ isSubscribed: isWanted || isSubscribed })' },
  { clause: 'ACC-07b', file: NEWSLETTER, from: '    refetchCustomerData()', to: '    if (isSubscribed) refetchCustomerData()' },
  { clause: 'ACC-08a', file: CONSENT_TEXT, from: '{(isGiven && record?.text) || currentText(consent)}', to: '{currentText(consent)}' },
  { clause: 'ACC-08a', file: CONSENT_TEXT, from: "isRequired ? `${state}, ${t('required')}` : state", to: "isRequired ? t('required') : state" },
  { clause: 'ACC-08a', file: CONSENT_TEXT, from: "t('given', { date }) : t('givenUndated')", to: "t('given', { date }) : t('notGiven')" },
  { clause: 'ACC-08b', file: CONSENTS, from: 'choices[consent.code] !== consent.isGiven)', to: 'choices[consent.code] && !consent.isGiven)' },
  { clause: 'ACC-08b', file: CONSENTS, from: 'isGiven: !consent.isGiven,', to: 'isGiven: true,' },
  { clause: 'ACC-08b', file: CONSENTS, from: 'setToBeConfirmed(isWanted && ', to: 'setToBeConfirmed(!isWanted && ' },
  {
    clause: 'ACC-08b',
    file: 'storefront/src/features/session/use-draft-choices.ts',
    from: '{ ...unsaved, [choice]: isChosen }',
    to: '{ [choice]: isChosen }',
  },
]
