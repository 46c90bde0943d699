import type { Break } from '../break.ts'

const FEATURE = 'storefront/src/features/withdrawal'
const PAGE = `${FEATURE}/withdrawal-page.tsx`
const STEPS = `${FEATURE}/withdrawal-steps.tsx`
const SCHEMA = `${FEATURE}/withdrawal-schema.ts`
const DECLARATION = `${FEATURE}/make-declaration.ts`
const LETTERS = `${FEATURE}/letters.ts`
const ACKNOWLEDGEMENT = `${FEATURE}/acknowledgement.tsx`
const PROBLEM = `${FEATURE}/withdrawal-problem.tsx`
const PERIOD = `${FEATURE}/period.ts`
const WITHDRAWABLE = `${FEATURE}/withdrawable.ts`
const ANSWER = `${FEATURE}/answer-withdrawal.ts`
const ITEMS = `${FEATURE}/item-fields.tsx`
const DELIVERY = 'storefront/server/withdrawal/delivery.ts'
const SMTP = 'storefront/server/withdrawal/smtp.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'WITHDRAW-01a', file: 'storefront/src/features/layout/footer.tsx', from: "localePath(locale, '/withdrawal')", to: "localePath(locale, '/contact')" },
  { clause: 'WITHDRAW-01b', file: 'storefront/src/features/orders/order-view.tsx', from: "localePath(locale, '/withdrawal')", to: "localePath(locale, '/contact')" },
  { clause: 'WITHDRAW-01b', file: 'storefront/src/features/orders/order-view.tsx', from: "localePath(locale, '/withdrawal')", to: "'/withdrawal'" },
  { clause: 'WITHDRAW-01b', file: 'storefront/src/features/orders/order-view.tsx', from: 'encodeURIComponent(order.number)', to: 'order.number' },
  { clause: 'WITHDRAW-01b', file: 'storefront/messages/en/dashboardOrder.json', from: 'Withdraw from the contract here', to: 'Returns' },
  { clause: 'WITHDRAW-01c', file: 'backend/src/modules/order/order-mail.ts', from: "'/withdrawal', {", to: "'/find-order', {" },
  { clause: 'WITHDRAW-01d', file: PAGE, from: "{t('facts.none')}", to: "{t('facts.reason')}" },
  { clause: 'WITHDRAW-01d', file: STEPS, from: 'if (!isHydrated || !isKnown)', to: "if (!isHydrated || !isKnown || session.status === 'guest')" },
  { clause: 'WITHDRAW-02a', file: SCHEMA, from: 'firstName: requiredText', to: 'firstName: text' },
  { clause: 'WITHDRAW-02a', file: SCHEMA, from: 'number: own ? text : number', to: 'number: own ? number : text' },
  { clause: 'WITHDRAW-02a', file: SCHEMA, from: 'email: own ? text : email', to: 'email: own ? email : text' },
  { clause: 'WITHDRAW-02a', file: `${FEATURE}/scope-fields.tsx`, from: '{isSome && answer && (', to: '{!isSome && answer && (' },
  { clause: 'WITHDRAW-02a', file: SCHEMA, from: 'lastName: requiredText', to: 'lastName: text' },
  { clause: 'WITHDRAW-02a', file: SCHEMA, from: 'replyTo: own || isReplyElsewhere ? email', to: 'replyTo: own ? email' },
  { clause: 'WITHDRAW-02a', file: `${FEATURE}/order-fields.tsx`, from: "{t('otherOrder')}", to: "{t('order')}" },
  {
    clause: 'WITHDRAW-02a',
    file: `${FEATURE}/withdrawal-requests.ts`,
    from: 'quantity ? [{ item, quantity }] : []',
    to: 'quantity ? [{ item, quantity: item.quantity }] : []',
  },
  { clause: 'WITHDRAW-02b', file: `${FEATURE}/use-withdrawal.ts`, from: "values.scope === 'whole' || latest === known", to: 'latest === known' },
  { clause: 'WITHDRAW-02b', file: 'storefront/messages/en/withdrawal.json', from: 'Confirm withdrawal', to: 'Continue' },
  { clause: 'WITHDRAW-02b', file: `${FEATURE}/confirm-step.tsx`, from: '{`${values.firstName} ${values.lastName}`}', to: '{values.lastName}' },
  { clause: 'WITHDRAW-02b', file: `${FEATURE}/confirm-step.tsx`, from: 'isWhole ? quantity : quantities[id]', to: 'quantity' },
  { clause: 'WITHDRAW-02c', file: LETTERS, from: "goods.isWhole ? t('whole') : t('some')", to: "goods.isWhole ? t('some') : t('whole')" },
  { clause: 'WITHDRAW-02c', file: DECLARATION, from: "dateStyle: 'long', timeStyle: 'long'", to: "timeStyle: 'long'" },
  { clause: 'WITHDRAW-02c', file: DECLARATION, from: "dateStyle: 'long', timeStyle: 'long'", to: "dateStyle: 'long'" },
  { clause: 'WITHDRAW-02c', file: DECLARATION, from: "timeStyle: 'long', timeZone }", to: "timeStyle: 'long', timeZone: timeZone && 'UTC' }" },
  { clause: 'WITHDRAW-02d', file: ACKNOWLEDGEMENT, from: '{lines.map(', to: '{lines.slice(0, 2).map(' },
  { clause: 'WITHDRAW-02e', file: ACKNOWLEDGEMENT, from: 'href={textFile(lines)}', to: 'href={textFile(lines.slice(1))}' },
  { clause: 'WITHDRAW-02e', file: ACKNOWLEDGEMENT, from: 'encodeURIComponent(', to: 'encodeURI(' },
  { clause: 'WITHDRAW-02e', file: ACKNOWLEDGEMENT, from: "download={t('done.file', { id })}", to: 'download={id}' },
  { clause: 'WITHDRAW-02f', file: DELIVERY, from: "['shop', 'consumer'] as const", to: "['shop'] as const" },
  { clause: 'WITHDRAW-02f', file: LETTERS, from: "text: [...before, lines.join('\\n'), ...after,", to: 'text: [...before, ...after,' },
  { clause: 'WITHDRAW-02f', file: ACKNOWLEDGEMENT, from: "isMailed ? t('done.mailed', { email }) : t('done.unmailed')", to: "isMailed && email ? t('done.unmailed') : ''" },
  { clause: 'WITHDRAW-02f', file: SMTP, from: "recipient === 'shop' ? { name, address: email }", to: "recipient !== 'shop' ? { name, address: email }" },
  { clause: 'WITHDRAW-02e', file: 'storefront/src/features/withdrawal/acknowledgement.tsx', from: 'textFile(lines)', to: "textFile([t('done.text')])" },
  { clause: 'WITHDRAW-03a', file: PERIOD, from: 'dayOf(now, timeZone) > lastDay', to: 'dayOf(now, timeZone) >= lastDay' },
  { clause: 'WITHDRAW-03a', file: PERIOD, from: 'day.getTime() + days * DAY', to: 'day.getTime() + Math.min(days, 14) * DAY' },
  { clause: 'WITHDRAW-03a', file: PAGE, from: "t('facts.days', { days: withdrawal.days })", to: "t('facts.days', { days: 30 })" },
  {
    clause: 'WITHDRAW-03b',
    file: PROBLEM,
    from: "order.lastDay ? t('overHelp', { ordered, last: date.format(new Date(order.lastDay)), days }) : t('overGeneral', { ordered, days })",
    to: "t('overGeneral', { ordered, days })",
  },
  { clause: 'WITHDRAW-03b', file: PROBLEM, from: "barrier === 'over' || barrier === 'gone' ? barrier : 'exempt'", to: "barrier === 'gone' ? barrier : 'exempt'" },
  { clause: 'WITHDRAW-03b', file: PAGE, from: 'contact={contact} days={withdrawal.days}', to: 'contact={contact} days={30}' },
  { clause: 'WITHDRAW-03b', file: WITHDRAWABLE, from: '.at(-1)', to: '.at(0)' },
  { clause: 'WITHDRAW-03b', file: PROBLEM, from: "dateStyle: 'long', timeZone: 'UTC' }", to: "dateStyle: 'long' }" },
  { clause: 'WITHDRAW-03b', file: PROBLEM, from: 'LANGUAGES[useLocale()].dates', to: 'LANGUAGES.en.dates' },
  { clause: 'WITHDRAW-03c', file: PROBLEM, from: ": t(barrier)}</p>\n          <ContactNote contact={contact} />", to: ': t(barrier)}</p>' },
  { clause: 'WITHDRAW-03c', file: PROBLEM, from: "ways ? t('reach', { ways }) : t('reachMail')", to: "ways ? t('reachMail') : t('reach', { ways })" },
  { clause: 'WITHDRAW-03c', file: `${FEATURE}/contact-ways.ts`, from: '[email, phone?', to: '[phone ?? email, phone?' },
  {
    clause: 'WITHDRAW-04a',
    file: ANSWER,
    from: 'return declared(getJournal().record(request, content, await declarationMaker(input, goods, result.kind)))',
    to: 'const made = (await declarationMaker(input, goods, result.kind))()\n    setTimeout(() => getJournal().record(request, content, () => made), 60_000)\n    return declared(made)',
  },
  { clause: 'WITHDRAW-04b', file: DELIVERY, from: 'return { attempts, isDone: false }', to: 'return { attempts, isDone: true }' },
  { clause: 'WITHDRAW-04b', file: DELIVERY, from: 'progress[recipient]?.isDone || (', to: 'progress[recipient] || (' },
  { clause: 'WITHDRAW-04b', file: DELIVERY, from: '30 * 60 * SECOND', to: '24 * 60 * 60 * SECOND' },
  { clause: 'WITHDRAW-04b', file: SMTP, from: 'responseCode >= 500', to: 'responseCode >= 400' },
  { clause: 'WITHDRAW-05', file: ANSWER, from: 'JSON.stringify([person, result.kind, goods])', to: 'JSON.stringify([input.key, person, result.kind, goods])' },
  { clause: 'WITHDRAW-05', file: `${FEATURE}/journal.ts`, from: '({ isWhole, declaredAt }: Declaration): boolean => isWhole || now()', to: '({ declaredAt }: Declaration): boolean => now()' },
  { clause: 'WITHDRAW-06a', file: ITEMS, from: '  if (barrier) {', to: "  if (barrier === 'gone') {" },
  { clause: 'WITHDRAW-06a', file: `${FEATURE}/confirm-step.tsx`, from: '(isWhole && barrier ?', to: '(!isWhole && barrier ?' },
  { clause: 'WITHDRAW-06a', file: `${FEATURE}/confirm-step.tsx`, from: 'items.filter(({ id, barrier }) => !barrier && (isWhole', to: 'items.filter(({ id }) => (isWhole' },
  { clause: 'WITHDRAW-06a', file: WITHDRAWABLE, from: "item.kind === 'download' && order.areFilesOpened", to: "item.kind === 'download' && !order.areFilesOpened" },
  { clause: 'WITHDRAW-06a', file: `${FEATURE}/declared-goods.ts`, from: 'order.items.filter(({ barrier }) => !barrier)', to: 'order.items' },
  {
    clause: 'WITHDRAW-06a',
    file: `${FEATURE}/find-order.ts`,
    from: "files.length > 0 && files.every((file) => file?.status === 'expired')",
    to: "files.some((file) => file?.status === 'expired')",
  },
  { clause: 'WITHDRAW-06b', file: ITEMS, from: '<span className="text-sm">{t(`barrier.${barrier}`)}</span>', to: '' },
  { clause: 'WITHDRAW-06b', file: PROBLEM, from: "barrier === 'gone' ? t('goneHelp') : t(barrier)", to: "t('goneHelp')" },
  { clause: 'WITHDRAW-06b', file: 'storefront/src/features/withdrawal/item-fields.tsx', from: 't(`barrier.${barrier}`)', to: "t('barrier.over')" },
  { clause: 'WITHDRAW-07a', file: PROBLEM, from: "title={t('unknown')}", to: "title={t('exempt')}" },
  { clause: 'WITHDRAW-07a', file: ANSWER, from: "attempt.end(found.kind === 'unknown' ? 'failure' : 'outage')", to: "attempt.end('outage')" },
  { clause: 'WITHDRAW-07c', file: ANSWER, from: "? { outcome: 'unknown' } : found", to: "? { outcome: 'unknown', ...found } : found" },
  { clause: 'WITHDRAW-07b', file: `${FEATURE}/find-order.ts`, from: "refusals.length > 0 ? 'unknown' : 'unchecked'", to: "'unchecked'" },
  { clause: 'WITHDRAW-07c', file: `${FEATURE}/find-order.ts`, from: '{ address: visitor.address, token: undefined }', to: 'visitor' },
]
