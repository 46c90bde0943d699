import type { PagePlan } from './page-plan.ts'

export const HOME: PagePlan = {
  identifier: 'home',
  title: ['Halny', 'Halny'],
  description: ['Clothing and gear for mountain weather.', 'Odzież i sprzęt na górską pogodę.'],
  content: [
    '<p>Shells, layers and packs for the hour between a clear ridge and the first gust.</p>'
      + '<p><a href="{{store url="whats-new"}}">See what’s new</a></p>{{block id="delivery-note"}}',
    '<p>Kurtki, warstwy i plecaki na godzinę między czystą granią a pierwszym podmuchem.</p>'
      + '<p><a href="{{store url="nowosci"}}">Zobacz nowości</a></p>{{block id="delivery-note"}}',
  ],
}
