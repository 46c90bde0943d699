import type { Brand } from '../brand.ts'

/** The sample shop's brand, in Kram's default theme. */
export const brand: Brand = {
  name: 'Halny',
  contact: {
    phone: '+48 28 264 17 35',
    hours: { en: '24 hours a day, 365 days a year', pl: 'Dni robocze, 9:00–17:00' },
    email: 'contact@halny.example',
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
      { label: { en: 'Delivery', pl: 'Dostawa' }, path: '/delivery' },
      { label: { en: 'Returns', pl: 'Zwroty' }, path: '/returns' },
      { label: { en: 'Size guide', pl: 'Tabela rozmiarów' }, path: '/size-guide' },
    ],
    columns: [
      {
        title: { en: 'Company', pl: 'O firmie' },
        links: [
          { label: { en: 'About us', pl: 'O nas' }, path: '/about-us' },
          { label: { en: 'How we test', pl: 'Jak testujemy' }, path: '/how-we-test' },
        ],
      },
    ],
  },
  legal: {
    terms: { label: { en: 'Terms of sale', pl: 'Regulamin' }, path: '/terms-of-sale' },
    privacy: { label: { en: 'Privacy', pl: 'Prywatność' }, path: '/privacy-policy' },
    cookies: { label: { en: 'Cookie policy', pl: 'Polityka cookies' }, path: '/cookies' },
    accessibility: { label: { en: 'Accessibility', pl: 'Dostępność' }, path: '/accessibility' },
  },
}
