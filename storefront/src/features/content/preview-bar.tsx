import 'server-only'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Button } from '../../ui/button.tsx'

/** Tells editors that they see drafts, unlike visitors. */
export async function PreviewBar({ locale }: { locale: Locale }) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const t = await getTranslations({ locale, namespace: 'preview' })
  return (
    <aside className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-tile py-2 text-sm" aria-label={t('label')}>
      <p>{t('text')}</p>
      <form action="/api/preview/end" method="post">
        <input type="hidden" name="path" value={localePath(locale, '/')} />
        <Button type="submit" variant="secondary" small>
          {t('end')}
        </Button>
      </form>
    </aside>
  )
}
