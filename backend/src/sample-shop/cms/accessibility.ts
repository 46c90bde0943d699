import type { PagePlan } from './page-plan.ts'

export const ACCESSIBILITY: PagePlan = {
  identifier: 'accessibility',
  polishAddress: 'dostepnosc',
  title: ['Accessibility', 'Dostępność'],
  description: ['How accessible the shop is, and where to tell us what is not.', 'Na ile dostępny jest sklep i gdzie zgłosić to, co nie działa.'],
  content: [
    '<p>We build the shop to WCAG 2.2, level AA.</p>',
    '<p>Sklep budujemy zgodnie z WCAG 2.2 na poziomie AA.</p>',
  ],
}
