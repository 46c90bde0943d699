import type { PagePlan } from './page-plan.ts'

export const TERMS_OF_SALE: PagePlan = {
  identifier: 'terms-of-sale',
  polishAddress: 'regulamin',
  title: ['Terms of sale', 'Regulamin'],
  description: ['On what terms the shop sells.', 'Na jakich warunkach sprzedaje sklep.'],
  content: [
    '{{block id="demo-note"}}<p>Prices are in Polish złoty and include VAT. The contract is made when you see your order number.</p>'
      + '<p>You may withdraw from it within 14 days of receiving the goods, without giving a reason. '
      + '<a href="{{store url="returns"}}">How to return something</a></p>',
    '{{block id="demo-note"}}<p>Ceny podajemy w złotych, z VAT. Umowę zawieramy w chwili, gdy widzisz numer zamówienia.</p>'
      + '<p>Możesz od niej odstąpić w ciągu 14 dni od odebrania towaru, bez podawania przyczyny. '
      + '<a href="{{store url="returns"}}">Jak coś zwrócić</a></p>',
  ],
}
