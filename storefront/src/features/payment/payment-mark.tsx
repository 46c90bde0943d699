import type { ReactNode } from 'react'
import type { PaymentMarkName } from './methods/payment-kind.ts'

/** Own drawings rather than the schemes' trademarks, on a grid of 36 × 24. */
const DRAWINGS: Readonly<Record<PaymentMarkName, ReactNode>> = {
  // A telephone that shows the six digits of a code.
  blik: <path d="M12 2.5h12v19H12zM15.5 9h0M18 9h0M20.5 9h0M15.5 13h0M18 13h0M20.5 13h0M16.5 18h3" />,
  card: <path d="M5 4.5h26v15H5zM5 9h26M9 15.5h6" />,
  online: <path d="M12 10.5h12v9H12zM14.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M18 14v2" />,
  transfer: <path d="M8 9.5 18 4l10 5.5zM10.5 12.5v4M15.5 12.5v4M20.5 12.5v4M25.5 12.5v4M8 19.5h20" />,
  cash: (
    <>
      <path d="M5 6.5h26v11H5zM9 12h0M27 12h0" />
      <circle cx="18" cy="12" r="2.75" />
    </>
  ),
}

/** Decorative: the method's title is beside it. */
export const PaymentMark = ({ name }: { name: PaymentMarkName }) => (
  <svg className="icon" viewBox="0 0 36 24" width={36} height={24} aria-hidden>
    {DRAWINGS[name]}
  </svg>
)
