import type { PagePlan } from './page-plan.ts'

export const DELIVERY: PagePlan = {
  identifier: 'delivery',
  polishAddress: 'dostawa',
  title: ['Delivery', 'Dostawa'],
  description: ['How orders travel and what it costs.', 'Jak jadą zamówienia i ile to kosztuje.'],
  content: [
    '<ul><li>Parcel locker: for parcels of up to 25 kg.</li><li>Courier to the door: heavier parcels too.</li><li>Collection in Zakopane, Krupówki 40: free of charge.</li></ul>',
    '<ul><li>Paczkomat: paczki do 25 kg.</li><li>Kurier pod drzwi: także cięższe paczki.</li><li>Odbiór w Zakopanem, Krupówki 40: bez opłat.</li></ul>',
  ],
}
