import { dialledNumber } from './dialled-number.ts'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="inline-flex min-h-6 items-center font-semibold tabular-nums underline max-md:-my-2.5 max-md:min-h-11" href={`tel:${dialledNumber(phone)}`}>
      {phone}
    </a>
  )
}
