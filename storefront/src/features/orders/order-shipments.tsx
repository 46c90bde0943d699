'use client'

import { useTranslations } from 'next-intl'
import type { OrderShipmentFragment } from '../../graphql/generated/types.ts'
import { OrderComments } from './order-comments.tsx'
import { OrderRecord } from './order-record.tsx'
import { TrackingNumber } from './tracking-number.tsx'

interface OrderShipmentsProps {
  readonly shipments: ReadonlyArray<OrderShipmentFragment | null> | null
  readonly timeZone: string
}

export function OrderShipments({ shipments, timeZone }: OrderShipmentsProps) {
  const t = useTranslations('dashboardOrder.shipments')
  return (shipments ?? []).map((shipment) => shipment && (
    <OrderRecord
      key={shipment.number}
      title={t('title', { number: shipment.number })}
      items={(shipment.items ?? []).flatMap((item) => (item ? { ...item, quantity: item.quantity_shipped } : []))}
    >
      {(shipment.tracking ?? []).map((track) => track?.number && <TrackingNumber key={track.number} track={{ ...track, number: track.number }} />)}
      <OrderComments comments={shipment.comments} timeZone={timeZone} />
    </OrderRecord>
  ))
}
