import { emailOrNone, smtpServerOrNone, text, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface WithdrawalSettings {
  /** Days from the delivery within which a consumer may withdraw from the contract. */
  readonly days: number
  /** Where declarations are kept until they are sent. */
  readonly folder: string
  /** The server that takes the mails about them; without one they go through the backend's contact service alone. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Who reads declarations by mail; without one the backend's contact service takes them. */
  readonly mailTo: string | undefined
  /** The backend's words for orders whose services have begun, so that their contracts cannot be withdrawn from any more. */
  readonly begunStatuses: readonly string[]
}

const LONGEST_PERIOD = 365

export const withdrawalSettings = () => ({
  WITHDRAWAL_DAYS: { schema: wholeNumber(LONGEST_PERIOD), fallback: '14', about: 'Days from the delivery within which a consumer may withdraw.' },
  WITHDRAWAL_FOLDER: {
    schema: text(),
    // The storefront runs in its own folder, so that the default one lies beside the embedded backend's.
    fallback: '../var/withdrawals',
    shownDefault: '`var/withdrawals`, with the embedded backend beside its data',
    about: 'Folder that keeps declarations until they are sent; without one, var/withdrawals.',
    more: 'A declaration is written there before it is acknowledged.',
  },
  WITHDRAWAL_SMTP_URL: {
    schema: smtpServerOrNone(),
    shownDefault: 'the embedded backend',
    about: 'smtp://user:password@host:587, the server that takes their mails.',
    more: 'Without one, none goes to consumers.',
  },
  WITHDRAWAL_MAIL_FROM: { schema: emailOrNone(), shownDefault: '`no-reply@<host of the shop>`', about: 'Address that these mails come from.' },
  WITHDRAWAL_MAIL_TO: {
    schema: emailOrNone(),
    about: "Address that declarations are mailed to; without one, the backend's contact service takes them.",
    more: 'The contact service exists from Magento 2.4.7 on.',
  },
  WITHDRAWAL_BEGUN_STATUSES: {
    schema: text(),
    about: "The backend's words for orders whose services have begun, separated by commas.",
    more: 'As in `Service begun,Usługa rozpoczęta`.',
  },
})

export const readWithdrawal = (values: Values<typeof withdrawalSettings>, siteUrl: string): WithdrawalSettings => ({
  days: Number(values.WITHDRAWAL_DAYS),
  folder: values.WITHDRAWAL_FOLDER,
  smtpUrl: values.WITHDRAWAL_SMTP_URL || undefined,
  mailFrom: values.WITHDRAWAL_MAIL_FROM || `no-reply@${URL.parse(siteUrl)?.hostname ?? 'localhost'}`,
  mailTo: values.WITHDRAWAL_MAIL_TO || undefined,
  begunStatuses: values.WITHDRAWAL_BEGUN_STATUSES.split(',').map((status) => status.trim()).filter(Boolean),
})
