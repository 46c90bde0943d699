import type { Operation } from '../operation.ts'
import type { DashboardSectionsQuery, DashboardSectionsQueryVariables } from './types.ts'

export const DashboardSectionsOperation: Operation<DashboardSectionsQuery, DashboardSectionsQueryVariables> = {
  name: 'DashboardSections',
  query: 'query DashboardSections{storeConfig{newsletter_enabled}attributesForm(formCode:"customer_account_edit"){items{code}}}',
}
