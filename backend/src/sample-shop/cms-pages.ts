import type { Words } from './words.ts'

export interface PagePlan {
  /** The same in both languages: what links here need not know the language. */
  readonly identifier: string
  readonly title: Words
  readonly description: Words
  readonly content: Words
  /** A Polish address that leads to the page. */
  readonly polishAddress?: string
}

export const CMS_PAGES: readonly PagePlan[] = [
  {
    identifier: 'home',
    title: ['Halny', 'Halny'],
    description: ['Clothing and gear for mountain weather.', 'Odzież i sprzęt na górską pogodę.'],
    content: [
      '<p>Shells, layers and packs for the hour between a clear ridge and the first gust.</p>'
        + '<p><a href="{{store url="whats-new"}}">See what’s new</a></p>{{block id="delivery-note"}}',
      '<p>Kurtki, warstwy i plecaki na godzinę między czystą granią a pierwszym podmuchem.</p>'
        + '<p><a href="{{store url="nowosci"}}">Zobacz nowości</a></p>{{block id="delivery-note"}}',
    ],
  },
  {
    identifier: 'about-us',
    polishAddress: 'o-nas',
    title: ['About Halny', 'O Halnym'],
    description: ['Where the name comes from and how we choose what we sell.', 'Skąd nazwa i jak wybieramy to, co sprzedajemy.'],
    content: [
      '<p>The halny is the wind that comes over the Tatras warm and without much notice. It takes roofs, fells forests and shows '
        + 'within an hour what a jacket is worth. We named the shop after it so as not to forget the test.</p>'
        + '<h2>How we choose</h2><p>Every piece is named after a place where it has been worn: a pass, a valley, a lake. If it did '
        + 'not make it there and back, it is not here.</p>'
        + '<h2>Where to find us</h2><p>Krupówki 40, Zakopane. Orders can be collected there too.</p>{{block id="demo-note"}}',
      '<p>Halny przychodzi zza Tatr ciepły i bez uprzedzenia. Zrywa dachy, kładzie las i w godzinę pokazuje, ile jest warta kurtka. '
        + 'Nazwaliśmy tak sklep, żeby o tej próbie pamiętać.</p>'
        + '<h2>Jak wybieramy</h2><p>Każda rzecz nosi imię miejsca, w którym ktoś ją miał na sobie: przełęczy, doliny, stawu. Jeśli '
        + 'stamtąd nie wróciła, nie ma jej w sklepie.</p>'
        + '<h2>Gdzie jesteśmy</h2><p>Krupówki 40, Zakopane. Tam też można odebrać zamówienie.</p>{{block id="demo-note"}}',
    ],
  },
  {
    identifier: 'shipping-and-returns',
    polishAddress: 'dostawa-i-zwroty',
    title: ['Shipping and returns', 'Dostawa i zwroty'],
    description: ['How orders travel, and how to send something back.', 'Jak jadą zamówienia i jak coś odesłać.'],
    content: [
      '{{block id="delivery-note"}}<h2>Delivery</h2><ul><li>Parcel locker: for parcels of up to 25 kg.</li>'
        + '<li>Courier to the door: heavier parcels too.</li><li>Collection in Zakopane, Krupówki 40: free of charge.</li></ul>'
        + '<p>The price is shown in the cart before you order.</p>'
        + '<h2>Returns</h2><p>You may withdraw from the contract within 14 days of receiving the goods, without giving a reason. '
        + 'Write to us with the order number and send the goods back within the next 14 days. We return the price and the cost of '
        + 'the cheapest delivery that we offer.</p>'
        + '<h2>Complaints</h2><p>If something does not do what it should, describe the fault and add a photograph. '
        + 'You have our answer within 14 days.</p>',
      '{{block id="delivery-note"}}<h2>Dostawa</h2><ul><li>Paczkomat: paczki do 25 kg.</li>'
        + '<li>Kurier pod drzwi: także cięższe paczki.</li><li>Odbiór w Zakopanem, Krupówki 40: bez opłat.</li></ul>'
        + '<p>Cenę widać w koszyku, zanim zamówisz.</p>'
        + '<h2>Zwroty</h2><p>Od umowy możesz odstąpić w ciągu 14 dni od odebrania towaru, bez podawania przyczyny. '
        + 'Napisz do nas z numerem zamówienia i odeślij towar w ciągu kolejnych 14 dni. Zwracamy cenę i koszt '
        + 'najtańszej dostawy, jaką oferujemy.</p>'
        + '<h2>Reklamacje</h2><p>Jeśli coś nie działa, jak powinno, opisz wadę i dołącz zdjęcie. '
        + 'Odpowiadamy w ciągu 14 dni.</p>',
    ],
  },
  {
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
  },
  {
    identifier: 'terms-of-sale',
    polishAddress: 'regulamin',
    title: ['Terms of sale', 'Regulamin'],
    description: ['On what terms the shop sells.', 'Na jakich warunkach sprzedaje sklep.'],
    content: [
      '{{block id="demo-note"}}<p>Prices are in Polish złoty and include VAT. The contract is made when you see your order number.</p>'
        + '<p>You may withdraw from it within 14 days of receiving the goods, without giving a reason. '
        + '<a href="{{store url="shipping-and-returns"}}">How to return something</a></p>',
      '{{block id="demo-note"}}<p>Ceny podajemy w złotych, z VAT. Umowę zawieramy w chwili, gdy widzisz numer zamówienia.</p>'
        + '<p>Możesz od niej odstąpić w ciągu 14 dni od odebrania towaru, bez podawania przyczyny. '
        + '<a href="{{store url="shipping-and-returns"}}">Jak coś zwrócić</a></p>',
    ],
  },
  {
    identifier: 'no-route',
    title: ['Page not found', 'Nie ma takiej strony'],
    description: ['There is nothing at this address.', 'Pod tym adresem niczego nie ma.'],
    content: [
      '<p>There is nothing at this address. <a href="{{store url=""}}">Go to the home page</a></p>',
      '<p>Pod tym adresem niczego nie ma. <a href="{{store url=""}}">Przejdź do strony głównej</a></p>',
    ],
  },
]

export interface BlockPlan {
  readonly identifier: string
  readonly title: Words
  readonly content: Words
}

export const CMS_BLOCKS: readonly BlockPlan[] = [
  {
    identifier: 'delivery-note',
    title: ['Delivery', 'Dostawa'],
    content: [
      '<p>To a parcel locker, to your door or to be collected in Zakopane.</p>',
      '<p>Do paczkomatu, pod drzwi albo do odbioru w Zakopanem.</p>',
    ],
  },
  {
    identifier: 'demo-note',
    title: ['A demonstration shop', 'Sklep pokazowy'],
    content: [
      '<p>Halny is a demonstration shop: nothing you order here is packed, sent or charged for.</p>',
      '<p>Halny to sklep pokazowy: zamówień nie pakujemy, nie wysyłamy i nie pobieramy za nie pieniędzy.</p>',
    ],
  },
]
