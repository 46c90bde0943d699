import { optionalSmtpServer } from './address-schema.ts'
import { checked, isFolder, optionalEmail, text, wholeNumber } from './schema.ts'
import type { Values } from './setting.ts'

export interface WithdrawalSettings {
  /** Days from the delivery within which a consumer may withdraw from the contract. */
  readonly days: number
  /** Stores declarations until they are sent. */
  readonly folder: string
  /** The server for mails about them; without one, declarations go to the backend's contact service only. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** The recipient of declarations; without one, they go to the backend's contact service. */
  readonly mailTo: string | undefined
  /** The backend's status labels of orders whose services have begun, which ends the right of withdrawal. */
  readonly begunStatuses: readonly string[]
}

const MAX_DAYS = 365
/** Relative to the storefront's folder, in which it runs. */
const OWN_FOLDER = '../var/withdrawals'

export const withdrawalSettings = () => ({
  WITHDRAWAL_DAYS: { schema: wholeNumber(MAX_DAYS, 1), fallback: '14', about: 'Days from the delivery within which a consumer may withdraw.' },
  WITHDRAWAL_FOLDER: {
    schema: checked((given) => given === OWN_FOLDER || isFolder(given), 'the whole path of a folder, from /'),
    fallback: OWN_FOLDER,
    shownDefault: '`var/withdrawals`, with the embedded backend beside its data',
    about: 'Folder that stores declarations until they are sent; without one, var/withdrawals.',
    more: 'A declaration is written there before it is acknowledged. Of one storefront: a second one on the same folder does not start.',
  },
  WITHDRAWAL_SMTP_URL: {
    schema: optionalSmtpServer(),
    shownDefault: 'the embedded backend',
    about: 'Server for mails about declarations, such as smtp://user:password@host:587.',
    more: 'Without one, consumers get no mail.',
  },
  WITHDRAWAL_MAIL_FROM: { schema: optionalEmail(), shownDefault: '`no-reply@<host of the shop>`', about: 'Sender of these mails.' },
  WITHDRAWAL_MAIL_TO: {
    schema: optionalEmail(),
    about: "Recipient of declarations; without one, they go to the backend's contact service.",
    more: 'The contact service exists from Magento 2.4.7 on.',
  },
  WITHDRAWAL_BEGUN_STATUSES: {
    schema: text(),
    about: "The backend's status labels of orders whose services have begun, separated by commas.",
    more: 'Such as `Service begun,Usługa rozpoczęta`.',
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
