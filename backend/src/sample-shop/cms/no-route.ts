import type { PagePlan } from './page-plan.ts'

export const NO_ROUTE: PagePlan = {
  identifier: 'no-route',
  title: ['Page not found', 'Nie ma takiej strony'],
  description: ['There is nothing at this address.', 'Pod tym adresem niczego nie ma.'],
  content: [
    '<p>There is nothing at this address. <a href="{{store url=""}}">Go to the home page</a></p>',
    '<p>Pod tym adresem niczego nie ma. <a href="{{store url=""}}">Przejdź do strony głównej</a></p>',
  ],
}
