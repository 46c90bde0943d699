import { Footer, type FooterProps } from './footer.tsx'

/** The brand's data is loaded with the footer, so that no page's HTML contains it. */
export async function loadFooter() {
  const { brand: name } = document.documentElement.dataset
  const brand = name ? await (await import('../../i18n/load-brand.ts')).brandData(name) : undefined
  return (props: Omit<FooterProps, 'brand'>) => <Footer {...props} brand={brand} />
}
