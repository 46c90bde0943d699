import type { GiftMessageFragment } from '../../graphql/generated/types.ts'
import { forgetDraft, readDraft, saveDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'

export interface GiftDraft {
  readonly message: Partial<GiftMessageFragment> | undefined
  readonly keep: (message: GiftMessageFragment) => void
  readonly forget: () => void
}

/**
 * The unsent gift message: it survives a reload, another language and the end of the session.
 * @param about the uid of the line, or the cart's id for the message of the order
 */
export function useGiftDraft(about: string): GiftDraft {
  const owner = useCustomer()?.email ?? ''
  const name = `gift:${about}`
  return {
    message: readDraft<GiftMessageFragment>(name, owner),
    keep: (message) => saveDraft(name, owner, message),
    forget: () => forgetDraft(name, owner),
  }
}
