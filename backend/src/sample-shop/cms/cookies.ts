import type { PagePlan } from './page-plan.ts'

export const COOKIES: PagePlan = {
  identifier: 'cookies',
  polishAddress: 'pliki-cookie',
  title: ['Cookies', 'Pliki cookie'],
  description: ['What the shop keeps in your browser.', 'Co sklep zapisuje w Twojej przeglądarce.'],
  content: [
    '<p>The shop works with the cookies that your cart and your account need. Anything else waits for your consent.</p>',
    '<p>Sklep działa na plikach cookie, których potrzebują koszyk i konto. Wszystko inne czeka na Twoją zgodę.</p>',
  ],
}
