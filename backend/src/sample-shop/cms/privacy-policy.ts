import type { PagePlan } from './page-plan.ts'

export const PRIVACY_POLICY: PagePlan = {
  identifier: 'privacy-policy',
  polishAddress: 'polityka-prywatnosci',
  title: ['Privacy policy', 'Polityka prywatności'],
  description: ['What we know about you and what for.', 'Co o Tobie wiemy i po co.'],
  content: [
    '<p>We keep your name, address, phone number and e-mail with the order, and use them for that order alone. They stay in this '
      + 'shop’s own database and go to nobody else.</p>'
      + '<h2>An account</h2><p>It keeps your addresses, orders, wish list and reviews. You can delete it yourself, on your account’s page.</p>'
      + '<h2>Measuring</h2><p>What is looked at and bought is counted only once you have agreed to it, and you may change your mind '
      + 'at any time at the foot of every page.</p>'
      + '<h2>Newsletter</h2><p>Each letter has a link that ends it.</p>{{block id="demo-note"}}',
    '<p>Imię i nazwisko, adres, telefon i e-mail zapisujemy przy zamówieniu i używamy ich tylko do jego realizacji. Zostają w '
      + 'bazie tego sklepu i nie przekazujemy ich nikomu.</p>'
      + '<h2>Konto</h2><p>Przechowuje adresy, zamówienia, listę życzeń i opinie. Możesz je samodzielnie usunąć na stronie konta.</p>'
      + '<h2>Pomiary</h2><p>To, co oglądasz i kupujesz, liczymy dopiero za Twoją zgodą. Zdanie możesz zmienić w każdej chwili '
      + 'na dole każdej strony.</p>'
      + '<h2>Newsletter</h2><p>W każdym liście jest odnośnik, który kończy wysyłkę.</p>{{block id="demo-note"}}',
  ],
}
