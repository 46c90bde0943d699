import { decodeEntities } from '../../services/mail/decode-entities.ts'
import type { LetterBlock } from '../../services/mail/letter.ts'
import type { OrderContents } from './order-contents.ts'
import type { OrderMailMessages } from './order-mail-messages.ts'

/** What of the order can be withdrawn from, and how long: the law treats goods, files and services differently. */
function withdrawalTexts({ items, options, meetings, delivery }: OrderContents, { goods, goodsAmongOthers, files, services }: OrderMailMessages['withdrawal']): string[] {
  const fileItems = items.filter(({ type }) => type === 'downloadable')
  const serviceItems = items.filter(({ type }) => type === 'virtual')
  const ownRules = serviceItems.flatMap(({ id, name }) => {
    const rule = meetings.get(id)?.cancellation
    return rule ? `${decodeEntities(name)}: ${rule}` : []
  })
  const hasGoods = items.some(({ type }) => type !== 'downloadable' && type !== 'virtual')
  const others = [
    // The buyer of files ticks an option: without that wish they may be sent only after the period.
    ...(fileItems.length > 0 ? [files(fileItems.some(({ id }) => options.has(id)))] : []),
    // The law treats meetings with a fixed date differently: each product says which it is.
    ...ownRules,
    ...(ownRules.length < serviceItems.length ? [services] : []),
  ]
  return hasGoods ? [(others.length > 0 ? goodsAmongOthers : goods)(delivery?.isCollected ?? false), ...others] : others
}

export interface ContractLinks {
  readonly withdrawal: string
  /** The terms of sale, with the model withdrawal form. */
  readonly terms: string | undefined
}

/** That the mail is the contract's confirmation, how to withdraw from it, and its terms. */
export function contractBlocks(contents: OrderContents, messages: OrderMailMessages, { withdrawal, terms }: ContractLinks): LetterBlock[] {
  const { title, link, modelForm, terms: termsLabel } = messages.withdrawal
  return [
    { heading: title },
    ...withdrawalTexts(contents, messages.withdrawal),
    { link: withdrawal, label: link, isQuiet: true },
    ...(terms === undefined ? [] : [
      { link: `${terms}#model-form`, label: modelForm, isQuiet: true },
      { heading: termsLabel },
      messages.placed.contract,
      { link: terms, label: termsLabel, isQuiet: true },
    ]),
  ]
}
