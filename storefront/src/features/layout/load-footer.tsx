import { BRANDS } from '../../../brand/brands.ts'
import { Footer, type FooterProps } from './footer.tsx'

/** The footer with what the shop's brand puts into it, which no page sends: the document names the brand. */
export async function loadFooter() {
  const { brand: name = '' } = document.documentElement.dataset
  const files = await BRANDS[name]?.brand()
  return (props: Omit<FooterProps, 'brand'>) => <Footer {...props} brand={files?.brand} />
}
