import type { PagePlan } from './page-plan.ts'

export const HOW_WE_TEST: PagePlan = {
  identifier: 'how-we-test',
  polishAddress: 'jak-testujemy',
  title: ['How we test', 'Jak testujemy'],
  description: ['What a piece goes through before we sell it.', 'Co przechodzi każda rzecz, zanim zaczniemy ją sprzedawać.'],
  content: [
    '<p>Every piece is worn on the mountain that it is named after.</p>',
    '<p>Każdą rzecz sprawdzamy na górze, od której ma nazwę.</p>',
  ],
}
