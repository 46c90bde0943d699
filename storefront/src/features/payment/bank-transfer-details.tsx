'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { BankAccount } from '../../settings/payment.ts'
import { type Amount, formatMoney } from '../../lib/format-money.ts'
import { groupIban } from '../../lib/iban.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyIcon } from '../../ui/icons/copy-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { transferCode } from './transfer-code.ts'

const TransferQr = withMessages([], () => import('./transfer-qr.tsx').then((module) => module.TransferQr))

interface BankTransferDetailsProps {
  readonly account: BankAccount
  readonly amount: Amount
  readonly orderNumber: string
  readonly isVirtual: boolean
}

/** What the shopper enters at the bank for an order, to copy or to scan. */
export function BankTransferDetails({ account, amount, orderNumber, isVirtual }: BankTransferDetailsProps) {
  const t = useTranslations('bankTransfer')
  const locale = useLocale()
  const reference = t('referenceOf', { number: orderNumber })
  const code = transferCode(account, amount, reference)
  return (
    <section className="grid w-full gap-x-8 gap-y-6 border border-line bg-surface p-5 sm:p-6 xl:grid-cols-[1fr_auto]" aria-label={t('title')}>
      <div className="min-w-0">
        <h2 className="mb-1 text-xl tracking-snug">{t('title')}</h2>
        <p className="mb-4 text-sm text-soft">{t('help', { isVirtual: String(isVirtual) })}</p>
        <dl className="grid">
          <Fact name="recipient" shown={account.recipient} />
          <Fact name="account" shown={groupIban(account.iban)} copied={account.iban} />
          <Fact name="reference" shown={reference} />
          <Fact name="amount" shown={formatMoney(amount, locale)} copied={plainAmount(amount, locale)} />
        </dl>
      </div>
      {code && (
        <figure className="grid content-start justify-items-start gap-2">
          <TransferQr text={code} label={t('code')} waiting={<Skeleton className="size-44" />} />
          <figcaption className="max-w-44 text-xs text-mute">{t('scan')}</figcaption>
        </figure>
      )}
    </section>
  )
}

/** As the fields of banks take it: with two decimals and without groups and a currency. */
const plainAmount = ({ value }: Amount, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }).format(value ?? 0)

interface FactProps {
  readonly name: 'recipient' | 'account' | 'reference' | 'amount'
  readonly shown: string
  /** The text to copy, if it is not the shown one. */
  readonly copied?: string
}

function Fact({ name, shown, copied = shown }: FactProps) {
  const t = useTranslations('bankTransfer')
  return (
    <div className="grid grid-cols-[1fr_auto] items-center border-t border-line py-1.5">
      <dt className="text-xs text-mute">{t(name)}</dt>
      <dd className="text-sm font-semibold wrap-anywhere tabular-nums sm:text-base">{shown}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 -mr-2.5">
        <IconButton label={t(`copy.${name}`)} icon={<CopyIcon size={20} />} onClick={() => void copyText(copied, { copied: t('copied'), copyYourself: t('copyYourself') })} />
      </dd>
    </div>
  )
}
