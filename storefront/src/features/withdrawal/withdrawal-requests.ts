import { postJson } from '../../graphql/post-json.ts'
import type { Locale } from '../../i18n/locales.ts'
import { itemLine } from './declared-goods.ts'
import type { WithdrawableOrder } from './withdrawable.ts'
import type { DeclareAnswer, LookUpAnswer } from './withdrawal-answer.ts'
import { MAX_LIST_LENGTH, orderQuery, replyAddress, type WithdrawalValues } from './withdrawal-values.ts'

export const lookUp = (values: WithdrawalValues): Promise<LookUpAnswer> => post('/api/withdrawal/order', orderQuery(values))

/** @param order undefined if the server did not disclose it */
export function declare(values: WithdrawalValues, order: WithdrawableOrder | undefined, locale: Locale): Promise<DeclareAnswer> {
  const { key, firstName, lastName, scope, quantities, goods } = values
  const isWhole = scope === 'whole'
  const chosen = isWhole ? [] : (order?.items ?? []).flatMap((item) => {
    const quantity = quantities[item.id]
    return quantity ? [{ item, quantity }] : []
  })
  return post('/api/withdrawal', {
    ...orderQuery(values),
    key, locale, firstName, lastName, isWhole,
    replyTo: replyAddress(values),
    items: chosen.map(({ item: { id }, quantity }) => ({ id, quantity })),
    // A fallback if the server cannot look the order up at that time.
    goods: isWhole ? '' : order ? cut(chosen.map(({ item, quantity }) => itemLine(item, quantity)).join('\n')) : goods,
  })
}

const cut = (list: string): string => (list.length > MAX_LIST_LENGTH ? `${list.slice(0, MAX_LIST_LENGTH - 1)}…` : list)

const post = async <Answer,>(path: string, body: object): Promise<Answer> => (await postJson<Answer>('Withdrawal', path, body)).answer
