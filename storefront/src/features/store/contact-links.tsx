export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="inline-flex min-h-6 items-center font-semibold tabular-nums underline max-md:-my-2.5 max-md:min-h-11" href={`tel:${dialledNumber(phone)}`}>
      {phone}
    </a>
  )
}

export function MailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <a className="inline-flex min-h-6 items-center font-semibold underline wrap-anywhere max-md:-my-2.5 max-md:min-h-11" href={`mailto:${email}`}>
      <span>
        {name}
        <wbr />@{host}
      </span>
    </a>
  )
}

/** @param phone as people read it: `+48 22 555 01 00`, `(415) 555-0100` */
export const dialledNumber = (phone: string): string => phone.replace(/(?!^\+)\D/g, '')
