export function MailLink({ email }: { email: string }) {
  return (
    <a className="inline-flex min-h-6 items-center font-semibold underline wrap-anywhere max-md:-my-2.5 max-md:min-h-11" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
