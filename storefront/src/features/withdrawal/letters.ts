import type { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import type { Contact } from './contact-ways.ts'
import type { Declaration, Letter } from './declaration.ts'
import type { Certainty, DeclaredGoods } from './declared-goods.ts'
import { letterPage, type LetterSite } from './letter-page.ts'

/** For goods and money alike: the law sets it, not the shop (Directive 2011/83, articles 13 and 14). */
const DAYS_TO_RETURN = 14

export type LetterMessages = Awaited<ReturnType<typeof getTranslations<'withdrawalLetter'>>>

export interface Statement {
  readonly id: string
  readonly locale: Locale
  /** Empty while the name of the shop is unknown. */
  readonly shop: string
  readonly site: LetterSite
  /** The shop's address, to which goods go back; empty if the shop names none. */
  readonly address: string
  readonly contact: Contact
  readonly firstName: string
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

/** What follows for the goods and the money. Who pays for sending goods back is the brand's to say. */
export function nextLines(t: LetterMessages, { address, goods }: Statement): string[] {
  const days = DAYS_TO_RETURN
  if (!goods.isSentBack) return [t('consumer.moneyUnsent', { days })]
  return [t('consumer.goods', { days, address: address || 'none' }), ...(t.has('consumer.cost') ? [t('consumer.cost')] : []), t('consumer.money', { days })]
}

/** The acknowledgement, on a durable medium as the law requires. */
export function consumerLetter(t: LetterMessages, lines: readonly string[], statement: Statement): Letter {
  const { id, locale, shop, site, address, contact, firstName, order, goods } = statement
  const subject = t('consumer.subject', { id, order })
  const before = [t('consumer.hello', { name: firstName }), t('consumer.received')]
  const after = [...nextLines(t, statement), t('consumer.stranger')]
  const seller = [shop, address].filter(Boolean)
  const ways = [contact.email, contact.phone].filter(Boolean)
  const preheader = goods.isSentBack ? t('consumer.preheader', { days: DAYS_TO_RETURN }) : t('consumer.preheaderUnsent')
  return {
    subject,
    text: [...before, lines.join('\n'), ...after, ['-- ', ...seller, ...ways, site.home].join('\n')].join('\n\n'),
    html: letterPage({ locale, title: t('consumer.title'), preheader, shop, site, before, quote: { lines, unbroken: id }, after, seller, contact, contactPage: t('consumer.contact') }),
  }
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
