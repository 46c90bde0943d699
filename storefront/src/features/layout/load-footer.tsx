import { BRANDS } from '../../../brand/brands.ts'
import { Footer, type FooterProps } from './footer.tsx'

/** The brand's data is loaded with the footer, so that no page's HTML contains it. */
export async function loadFooter() {
  const { brand: name = '' } = document.documentElement.dataset
  const files = await BRANDS[name]?.brand()
  return (props: Omit<FooterProps, 'brand'>) => <Footer {...props} brand={files?.brand} />
}
