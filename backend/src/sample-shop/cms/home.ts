import type { PagePlan } from './page-plan.ts'

export const HOME: PagePlan = {
  identifier: 'home',
  title: ['Halny', 'Halny'],
  description: ['Clothing and gear for mountain weather.', 'Odzież i sprzęt na górską pogodę.'],
  content: [
    '<p>Clothing and gear that has been worn on the mountain it is named after.</p>'
      + '<p><a href="{{store url="whats-new"}}">See what’s new</a></p>{{block id="delivery-note"}}',
    '<p>Odzież i sprzęt sprawdzone na górze, od której mają nazwę.</p>'
      + '<p><a href="{{store url="nowosci"}}">Zobacz nowości</a></p>{{block id="delivery-note"}}',
  ],
}
