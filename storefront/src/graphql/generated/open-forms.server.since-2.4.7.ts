import type { Operation } from '../operation.ts'
import type { OpenFormsQuery, OpenFormsQueryVariables } from './types.ts'

export const OpenFormsOperation: Operation<OpenFormsQuery, OpenFormsQueryVariables> = {
  name: 'OpenForms',
  query: 'query OpenForms{storeConfig{contact_enabled newsletter_enabled}}',
}
