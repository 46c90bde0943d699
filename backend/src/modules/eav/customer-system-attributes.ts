import type { CustomerTraits, ValidationRuleRow } from './eav-attribute.ts'
import type { SystemAttribute } from './system-attribute.ts'

const CUSTOMER_FORMS = ['customer_account_create', 'customer_account_edit']
const ADDRESS_FORMS = ['customer_register_address', 'customer_address_edit']
const SHORT_TEXT: readonly ValidationRuleRow[] = [{ name: 'MAX_TEXT_LENGTH', value: '255' }, { name: 'MIN_TEXT_LENGTH', value: '1' }]

type Traits = Partial<Omit<CustomerTraits, 'forms'>> & Partial<Pick<SystemAttribute, 'input' | 'isRequired' | 'isVisible' | 'isUnique' | 'options'>>

const attributeOf = (forms: readonly string[]) => (code: string, label: string, traits: Traits = {}): SystemAttribute => {
  const { input = 'text', isRequired = false, isVisible = true, isUnique = false, options, ...customer } = traits
  return {
    code, label, input, isRequired, isVisible, isUnique, ...(options && { options }),
    backend: 'static', catalog: null,
    customer: { forms, inputFilter: 'NONE', multilineCount: 0, rules: [], ...customer },
  }
}

const name = { isRequired: true, inputFilter: 'TRIM', rules: SHORT_TEXT } as const
const ofCustomer = attributeOf(CUSTOMER_FORMS)
const ofAddress = attributeOf(ADDRESS_FORMS)

/** In the order of the form; as in a new Magento, prefix, middle name and suffix exist but are hidden. */
export const CUSTOMER_ATTRIBUTES: readonly SystemAttribute[] = [
  ofCustomer('prefix', 'Name Prefix', { isVisible: false }),
  ofCustomer('firstname', 'First Name', name),
  ofCustomer('middlename', 'Middle Name/Initial', { isVisible: false }),
  ofCustomer('lastname', 'Last Name', name),
  ofCustomer('suffix', 'Name Suffix', { isVisible: false }),
  ofCustomer('email', 'Email', { isRequired: true, isUnique: true, rules: [{ name: 'INPUT_VALIDATION', value: 'EMAIL' }] }),
  ofCustomer('dob', 'Date of Birth', {
    input: 'date', isVisible: false, inputFilter: 'DATE', rules: [{ name: 'INPUT_VALIDATION', value: 'DATE' }],
  }),
  ofCustomer('taxvat', 'Tax/VAT Number', { isVisible: false, rules: [{ name: 'MAX_TEXT_LENGTH', value: '255' }] }),
  ofCustomer('gender', 'Gender', {
    input: 'select', isVisible: false, options: { 1: 'Male', 2: 'Female', 3: 'Not Specified' },
  }),
]

/** Countries and regions have their own queries, so their options are left out here. */
export const ADDRESS_ATTRIBUTES: readonly SystemAttribute[] = [
  ofAddress('prefix', 'Name Prefix', { isVisible: false }),
  ofAddress('firstname', 'First Name', name),
  ofAddress('middlename', 'Middle Name/Initial', { isVisible: false }),
  ofAddress('lastname', 'Last Name', name),
  ofAddress('suffix', 'Name Suffix', { isVisible: false }),
  ofAddress('company', 'Company', { rules: SHORT_TEXT }),
  ofAddress('street', 'Street Address', { input: 'multiline', isRequired: true, multilineCount: 2, rules: SHORT_TEXT }),
  ofAddress('city', 'City', { isRequired: true, rules: SHORT_TEXT }),
  ofAddress('country_id', 'Country', { input: 'select', isRequired: true }),
  ofAddress('region', 'State/Province'),
  ofAddress('region_id', 'State/Province', { input: 'select' }),
  ofAddress('postcode', 'Zip/Postal Code', { isRequired: true }),
  ofAddress('telephone', 'Phone Number', { isRequired: true, rules: SHORT_TEXT }),
  ofAddress('fax', 'Fax', { isVisible: false, rules: SHORT_TEXT }),
  ofAddress('vat_id', 'VAT Number'),
]
