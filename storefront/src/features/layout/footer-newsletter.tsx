'use client'

import { useTranslations } from 'next-intl'
import { SignupForm } from '../newsletter/signup-form.tsx'

/** On every page, so the home page does not repeat it. The form comes with its heading, which would stand alone meanwhile. */
export function FooterNewsletter() {
  const t = useTranslations('common.footer.newsletter')
  return (
    <section aria-labelledby="footer-newsletter">
      <div className="page grid gap-x-(--gutter) gap-y-6 py-12 lg:grid-cols-[5fr_1fr_6fr]">
        <div className="grid content-start gap-2">
          <h2 id="footer-newsletter" className="text-2xl tracking-tight">{t('title')}</h2>
          <p className="text-soft">{t('text')}</p>
        </div>
        <div className="@container min-h-62 sm:min-h-42.5 lg:col-start-3">
          <SignupForm />
        </div>
      </div>
    </section>
  )
}
