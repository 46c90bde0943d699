import { escapeUTF8 } from 'entities'
import type { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import type { Declaration, Letter } from './declaration.ts'
import type { Certainty, DeclaredGoods } from './declared-goods.ts'

/** For goods and money alike: the law sets it, not the shop (Directive 2011/83, articles 13 and 14). */
const DAYS_TO_RETURN = 14

export type LetterMessages = Awaited<ReturnType<typeof getTranslations<'withdrawalLetter'>>>

export interface Statement {
  readonly id: string
  readonly locale: Locale
  /** Empty while the name of the shop is unknown. */
  readonly shop: string
  readonly name: string
  readonly email: string
  readonly order: string
  readonly goods: DeclaredGoods
  /** Formatted for the consumer. */
  readonly dateTime: string
}

/** The text of the declaration: the same on screen, in the file and in both emails. */
export function statementLines(t: LetterMessages, { id, shop, name, email, order, goods, dateTime }: Statement): string[] {
  return [
    ...(shop ? [t('to', { shop })] : []),
    t('statement'),
    t('order', { order }),
    goods.isWhole ? t('whole') : t('some'),
    ...goods.lines.map((line) => `– ${line}`),
    t('name', { name }),
    t('email', { email }),
    t('moment', { moment: dateTime }),
    t('number', { id }),
  ]
}

/** The acknowledgement, on a durable medium as the law requires. */
export function consumerLetter(t: LetterMessages, lines: readonly string[], { id, locale, shop, order }: Statement): Letter {
  const subject = t('consumer.subject', { id, order })
  const before = [t('consumer.hello'), t('consumer.received')]
  const after = [t('consumer.goods', { days: DAYS_TO_RETURN }), t('consumer.money', { days: DAYS_TO_RETURN }), t('consumer.stranger')]
  const html = [...before.map(paragraph), `<p style="${QUOTE}">${lines.map(escapeUTF8).join('<br>')}</p>`, ...after.map(paragraph), paragraph(shop)].join('\n')
  return { subject, text: [...before, lines.join('\n'), ...after, `-- \n${shop}`].join('\n\n'), html: page(locale, subject, html) }
}

/** The declaration in machine-readable form, for example for the embedded backend's desk. */
export interface DeclarationRecord extends Pick<Declaration, 'id' | 'order' | 'name' | 'email' | 'declaredAt'> {
  /** Empty for the whole of an order that the shop could not look up. */
  readonly items: readonly string[]
  /** Whether number, email and last name match the order. */
  readonly isChecked: boolean
}

/** The email to the shop: the declaration, how far it was verified, and a machine-readable record as the last line. */
export function shopLetter(t: LetterMessages, lines: readonly string[], certainty: Certainty, record: Omit<DeclarationRecord, 'isChecked'>): Letter {
  const { id, order } = record
  const machineRecord: DeclarationRecord = { ...record, isChecked: certainty !== 'unchecked' }
  return {
    subject: t('shop.subject', { id, order }),
    text: [lines.join('\n'), t(`shop.${certainty}`), t('shop.duty'), `withdrawal: ${JSON.stringify(machineRecord)}`].join('\n\n'),
  }
}

const BODY = 'margin:0;padding:32px 16px;background:#F8F8F5;color:#16211D;font:16px/1.5 Arial,Helvetica,sans-serif'
const SHEET = 'max-width:560px;margin:0 auto;padding:32px 24px;background:#FFFFFF;border-top:4px solid #173A32'
const QUOTE = 'margin:0 0 16px;padding:16px;background:#ECEDE7'

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeUTF8(text)}</p>`

const page = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(title)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
${body}
</div>
</body>
</html>
`
