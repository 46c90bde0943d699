import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const PRIVACY = 'https://policies.google.com/privacy'
const TERMS = 'https://policies.google.com/terms'

/** Google's terms require this text when reCAPTCHA's badge is hidden. */
export function ProtectedBy() {
  const t = useTranslations('common.botCheck')
  return (
    <p className="protected-by text-xs text-mute">
      {t.rich('terms', {
        privacy: (chunks) => <ExternalLink href={PRIVACY}>{chunks}</ExternalLink>,
        terms: (chunks) => <ExternalLink href={TERMS}>{chunks}</ExternalLink>,
      })}
    </p>
  )
}

/** Opens in a new tab, to keep the form's input. */
function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="underline" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
