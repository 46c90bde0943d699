import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { NewsletterSignup } from '../newsletter-signup/newsletter-signup.tsx'
import { getOpenForms } from '../store/open-forms.ts'

interface NewsletterSectionProps {
  readonly title: string
  readonly text?: string | undefined
  readonly locale: Locale
}

/** Nothing where the shop has no newsletter. */
export async function NewsletterSection({ title, text, locale }: NewsletterSectionProps) {
  const { hasNewsletter } = await getOpenForms(locale)
  if (!hasNewsletter) return null
  return (
    <section className="page mt-(--section) grid gap-x-(--gutter) gap-y-6 lg:grid-cols-[5fr_1fr_6fr]">
      <div className="grid content-start gap-2">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        {text && <p className="text-soft">{text}</p>}
      </div>
      <div className="lg:col-start-3">
        <NewsletterSignup />
      </div>
    </section>
  )
}
