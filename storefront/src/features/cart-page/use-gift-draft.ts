import type { GiftMessageFragment } from '../../graphql/generated/types.ts'
import { readCartId } from '../cart/cart-id.ts'
import { forgetDraft, readDraft, saveDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'

export interface GiftDraft {
  /** Whether there is one. */
  readonly isResumed: boolean
  readonly read: () => Partial<GiftMessageFragment> | undefined
  readonly keep: (message: GiftMessageFragment) => void
  readonly forget: () => void
}

/** The unsent gift message of a line, or of the order: it survives a reload, another language and the end of the session. */
export function useGiftDraft(lineUid: string | undefined): GiftDraft {
  const owner = useCustomer()?.email ?? ''
  const name = `gift:${lineUid ?? readCartId()}`
  const read = () => readDraft<GiftMessageFragment>(name, owner)
  return {
    isResumed: read() !== undefined,
    read,
    keep: (message) => saveDraft(name, owner, message),
    forget: () => forgetDraft(name, owner),
  }
}
