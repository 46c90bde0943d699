import type { MoneyFragment } from '../../../graphql/generated/types.ts'
import { plain } from './plain.ts'
import { withDetails } from './with-details.ts'

/** Adding a kind of payment is adding it here. A method of no kind is taken for a plain one: most offline ones are. */
const KINDS = [plain, withDetails]

export interface PaymentMethod {
  readonly code: string
  readonly title: string
}

/** What can be paid with. Magento lists other methods beside `free` for a total of nothing, and then refuses them. */
export function offeredMethods(
  methods: readonly (PaymentMethod | null)[] | null,
  grandTotal: MoneyFragment | null | undefined,
): readonly PaymentMethod[] {
  const supported = (methods ?? [])
    .filter((method) => method !== null)
    .filter(({ code }) => KINDS.find((kind) => kind.isKind(code))?.isSupported ?? true)
  const free = supported.filter(({ code }) => code === 'free')
  return grandTotal?.value === 0 && free.length > 0 ? free : supported.filter(({ code }) => code !== 'free')
}
