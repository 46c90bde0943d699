import 'server-only'
import { NewsletterSignup } from '../newsletter/newsletter-signup.tsx'
import type { BlockProps } from './block.ts'

/** For a page about the newsletter; every page also has the form above its footer. */
export function NewsletterBlock({ options: { title, text } }: BlockProps<'Newsletter'>) {
  return (
    <section className="page mt-(--section) grid gap-x-(--gutter) gap-y-6 lg:grid-cols-[5fr_1fr_6fr]" aria-label={title}>
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
