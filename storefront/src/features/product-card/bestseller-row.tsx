import 'server-only'
import type { Locale } from '../../i18n/locales.ts'
import { BestsellerSection } from './bestseller-section.tsx'
import { ProductGrid } from './product-cards.tsx'

/** A row of bestsellers for pages with nothing else to show. */
export const BestsellerRow = ({ locale }: { locale: Locale }) => (
  <BestsellerSection locale={locale} className="mt-8">
    {(products) => <ProductGrid products={products} columns={4} level={3} />}
  </BestsellerSection>
)
