import type { Brand } from '../brand.ts'

/** A second brand for the sample shop's products, used by the tests and as an example. */
export const brand: Brand = {
  name: 'Mewa',
  theme: {
    colors: {
      page: '#F6F9FB',
      panel: '#E6EEF2',
      panelHover: '#DCE7ED',
      pressed: '#D3E0E7',
      text: '#0F2434',
      softText: '#3A5265',
      muteText: '#4F6678',
      accent: '#A84300',
      action: '#0B4F6C',
      actionHover: '#083A50',
      line: '#CBD8E0',
      controlLine: '#6E8494',
      focus: '#6A3FA0',
    },
    radius: 10,
    font: { family: 'Lora', fallback: 'Georgia, serif' },
  },
  contact: {
    phone: '+48 28 305 62 14',
    hours: { en: 'Every day, 8:00–20:00', pl: 'Codziennie, 8:00–20:00' },
    email: 'ahoj@mewa.example',
    address: ['Nabrzeże 3', '81-335 Gdynia'],
  },
  social: [{ name: 'Mastodon', url: 'https://mastodon.example/@mewa' }],
  footer: {
    help: [
      { label: { en: 'Shipping', pl: 'Wysyłka' }, path: { en: '/delivery', pl: '/dostawa' } },
      { label: { en: 'Send it back', pl: 'Zwróć zakupy' }, path: { en: '/returns', pl: '/zwroty' } },
    ],
  },
  legal: {
    terms: { label: { en: 'Terms', pl: 'Regulamin' }, path: { en: '/terms-of-sale', pl: '/regulamin' } },
    privacy: { label: { en: 'Your data', pl: 'Twoje dane' }, path: { en: '/privacy-policy', pl: '/polityka-prywatnosci' } },
  },
}
