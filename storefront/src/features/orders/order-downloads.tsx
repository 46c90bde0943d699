'use client'

import { useTranslations } from 'next-intl'
import { send } from '../../graphql/browser.ts'
import { DownloadsOperation } from '../../graphql/generated/downloads.ts'
import type { DownloadFragment, OrderFragment } from '../../graphql/generated/types.ts'
import { httpUrl } from '../../lib/http-url.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { fileNames } from './item-choices.ts'
import { OrderSection } from './order-section.tsx'

/** The files of the order; empty for orders without files. */
export function OrderDownloads({ order }: { order: OrderFragment }) {
  const names = fileNames(order)
  return names.length > 0 && <Files orderNumber={order.number} names={names} />
}

interface FilesProps {
  readonly orderNumber: string
  readonly names: readonly string[]
}

function Files({ orderNumber, names }: FilesProps) {
  const t = useTranslations('dashboardOrder.downloads')
  const query = useCustomerQuery(['downloads'], loadDownloads)
  return (
    <div className="mb-8 print:hidden">
      <CustomerData query={query} waiting={null}>
        {(downloads) => {
          const files = downloads.filter(({ order_increment_id }) => order_increment_id === orderNumber)
          return (
            <OrderSection title={t('label')} isEmpty={false}>
              {files.length === 0 && <li>{t('notYet')}</li>}
              {/* Magento does not say which file is which, but lists them in the order of purchase. */}
              {files.map((file, index) => (
                <File key={file.download_url ?? index} file={file} name={(names.length === files.length && names[index]) || t('file', { number: index + 1 })} />
              ))}
            </OrderSection>
          )
        }}
      </CustomerData>
    </div>
  )
}

async function loadDownloads(): Promise<DownloadFragment[]> {
  const { customerDownloadableProducts } = await send(DownloadsOperation, {})
  return (customerDownloadableProducts?.items ?? []).filter((file) => file !== null)
}

function File({ file, name }: { file: DownloadFragment; name: string }) {
  const t = useTranslations('dashboardOrder.downloads')
  const { download_url, remaining_downloads, status } = file
  const address = status === 'available' ? httpUrl(download_url) : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-t border-line py-3 wrap-anywhere">
      <span className="font-semibold">{name}</span>
      {address && (
        <a className="button button-text" href={address} download aria-label={t('fetchNamed', { name })}>
          {t('fetch')}
        </a>
      )}
      {address ? <DownloadsLeft left={remaining_downloads} /> : <span className="text-sm text-mute">{t(isOver(status) ? 'over' : 'notYet')}</span>}
    </li>
  )
}

/** Magento writes a word in place of a number if there is no limit. */
function DownloadsLeft({ left }: { readonly left: string | null }) {
  const t = useTranslations('dashboardOrder.downloads')
  return left && /^\d+$/.test(left) && <span className="text-sm text-mute">{t('left', { left })}</span>
}

const isOver = (status: string | null): boolean => status === 'expired'
