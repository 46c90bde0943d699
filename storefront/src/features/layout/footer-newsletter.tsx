'use client'

import { useTranslations } from 'next-intl'
import { NewsletterSignup } from '../newsletter/newsletter-signup.tsx'

/** On every page, so the home page does not repeat it. */
export function FooterNewsletter() {
  const t = useTranslations('common.footer.newsletter')
  return (
    <section aria-labelledby="footer-newsletter">
      <div className="page grid gap-x-(--gutter) gap-y-6 py-12 lg:grid-cols-[5fr_1fr_6fr]">
        <div className="grid content-start gap-2">
          <h2 id="footer-newsletter" className="text-2xl tracking-tight">{t('title')}</h2>
          <p className="text-soft">{t('text')}</p>
        </div>
        <div className="lg:col-start-3">
          <NewsletterSignup />
        </div>
      </div>
    </section>
  )
}
