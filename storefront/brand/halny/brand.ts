import type { Brand } from '../brand.ts'

/** The sample shop's. It wears the colours and the type that Kram comes with. */
export const brand: Brand = {
  name: 'Halny',
  contact: {
    phone: '+48 18 000 00 00',
    hours: { en: '24 hours a day, 365 days a year', pl: 'Dni robocze, 9:00–17:00' },
    email: 'hej@halny.example',
    address: ['Krupówki 40', '34-500 Zakopane'],
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/halny' },
    { name: 'YouTube', url: 'https://youtube.example/@halny' },
    { name: 'Facebook', url: 'https://facebook.example/halny' },
  ],
  footer: {
    hasRidge: true,
    help: [
      { label: { en: 'Delivery', pl: 'Dostawa' }, path: { en: '/delivery', pl: '/dostawa' } },
      { label: { en: 'Returns', pl: 'Zwroty' }, path: { en: '/returns', pl: '/zwroty' } },
      { label: { en: 'Size guide', pl: 'Tabela rozmiarów' }, path: { en: '/size-guide', pl: '/tabela-rozmiarow' } },
    ],
    columns: [
      {
        title: { en: 'Company', pl: 'O firmie' },
        links: [
          { label: { en: 'About us', pl: 'O nas' }, path: { en: '/about-us', pl: '/o-nas' } },
          { label: { en: 'How we test', pl: 'Jak testujemy' }, path: { en: '/how-we-test', pl: '/jak-testujemy' } },
        ],
      },
    ],
  },
  legal: {
    terms: { label: { en: 'Terms of sale', pl: 'Regulamin' }, path: { en: '/terms-of-sale', pl: '/regulamin' } },
    privacy: { label: { en: 'Privacy', pl: 'Prywatność' }, path: { en: '/privacy-policy', pl: '/polityka-prywatnosci' } },
    cookies: { label: { en: 'Cookies', pl: 'Pliki cookie' }, path: { en: '/cookies', pl: '/pliki-cookie' } },
    accessibility: { label: { en: 'Accessibility', pl: 'Dostępność' }, path: { en: '/accessibility', pl: '/dostepnosc' } },
  },
}
