import { emailOrNone, smtpServerOrNone, text, wholeNumber } from './settings-schema.ts'

export interface WithdrawalSettings {
  /** From the delivery, for as long as a consumer may withdraw from the contract. */
  readonly days: number
  /** Where declarations are written down before anybody is told of them. */
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

export const withdrawalEntries = () => ({
  WITHDRAWAL_DAYS: wholeNumber(LONGEST_PERIOD),
  WITHDRAWAL_FOLDER: text(),
  WITHDRAWAL_SMTP_URL: smtpServerOrNone(),
  WITHDRAWAL_MAIL_FROM: emailOrNone(),
  WITHDRAWAL_MAIL_TO: emailOrNone(),
  WITHDRAWAL_BEGUN_STATUSES: text(),
})

type Values = Readonly<Record<keyof ReturnType<typeof withdrawalEntries>, string>>

/** The storefront runs in its own folder, so that the default one lies beside the embedded backend's. */
export const WITHDRAWAL_DEFAULTS = { WITHDRAWAL_DAYS: '14', WITHDRAWAL_FOLDER: '../var/withdrawals' }

export const readWithdrawal = (values: Values, siteUrl: string): WithdrawalSettings => ({
  days: Number(values.WITHDRAWAL_DAYS),
  folder: values.WITHDRAWAL_FOLDER,
  smtpUrl: values.WITHDRAWAL_SMTP_URL || undefined,
  mailFrom: values.WITHDRAWAL_MAIL_FROM || `no-reply@${URL.parse(siteUrl)?.hostname ?? 'localhost'}`,
  mailTo: values.WITHDRAWAL_MAIL_TO || undefined,
  begunStatuses: values.WITHDRAWAL_BEGUN_STATUSES.split(',').map((status) => status.trim()).filter(Boolean),
})
