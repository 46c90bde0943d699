import { ABOUT_US } from './about-us.ts'
import { ACCESSIBILITY } from './accessibility.ts'
import { COOKIES } from './cookies.ts'
import { DELIVERY } from './delivery.ts'
import { HOW_WE_TEST } from './how-we-test.ts'
import type { PagePlan } from './page-plan.ts'
import { PRIVACY_POLICY } from './privacy-policy.ts'
import { RETURNS } from './returns.ts'
import { SIZE_GUIDE } from './size-guide.ts'
import { TERMS_OF_SALE } from './terms-of-sale.ts'

const HOME: PagePlan = {
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

const NO_ROUTE: PagePlan = {
  identifier: 'no-route',
  title: ['Page not found', 'Nie ma takiej strony'],
  description: ['There is nothing at this address.', 'Pod tym adresem niczego nie ma.'],
  content: [
    '<p>There is nothing at this address. <a href="{{store url=""}}">Go to the home page</a></p>',
    '<p>Pod tym adresem niczego nie ma. <a href="{{store url=""}}">Przejdź do strony głównej</a></p>',
  ],
}

export const CMS_PAGES: readonly PagePlan[] = [
  HOME,
  DELIVERY,
  RETURNS,
  SIZE_GUIDE,
  ABOUT_US,
  HOW_WE_TEST,
  TERMS_OF_SALE,
  PRIVACY_POLICY,
  COOKIES,
  ACCESSIBILITY,
  NO_ROUTE,
]
