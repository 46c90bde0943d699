import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '../../i18n/locales.ts'
import { Link } from '../../ui/link.tsx'
import { BestsellerRow } from '../product-card/bestseller-row.tsx'
import { getPackedMenu } from './menu.ts'
import { unpackMenu } from './packed-menu.ts'
import { SearchBox } from './search-box.tsx'

/** For a page that does not exist: the search box, the top categories and the bestsellers. */
export async function NotFoundSuggestions({ locale }: { locale: Locale }) {
  const [menu, t] = await Promise.all([getPackedMenu(locale), getTranslations('errorPage')])
  return (
    <div className="pt-8">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-line pt-8">
        <SearchBox className="relative max-w-105 grow basis-75" menu={menu} />
        {menu.length > 0 && (
          <nav aria-label={t('categories')}>
            <ul className="flex flex-wrap gap-x-6">
              {unpackMenu(menu).map(({ href, name }) => (
                <li key={href}>
                  <Link className="inline-flex min-h-11 min-w-11 items-center font-medium underline hover:text-accent" href={href}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <BestsellerRow locale={locale} />
    </div>
  )
}
