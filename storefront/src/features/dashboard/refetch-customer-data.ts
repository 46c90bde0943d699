import { queryClient } from '../../graphql/query-client.ts'

/** All that is shown of the customer's may have changed. It is not waited for: while the shop is away, it would not end. */
export const refetchCustomerData = (): void => void queryClient.invalidateQueries({ queryKey: ['customer'] })
