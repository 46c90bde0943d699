import type { OrderMailMessages } from '../order-mail-messages.ts'
import type { OrderMessages } from '../order-messages.ts'

const days = (first: number, last: number): string => (first === last ? (first === 1 ? '1 dzień roboczy' : `${first} dni robocze`) : `${first}–${last} dni robocze`)

export const messages: OrderMessages = {
  state: {
    new: 'Oczekujące', pending_payment: 'Oczekuje na płatność', processing: 'W realizacji', holded: 'Wstrzymane',
    complete: 'Zrealizowane', closed: 'Zamknięte', canceled: 'Anulowane',
  },
  item: {
    Ordered: 'Zamówione', Shipped: 'Wysłane', Invoiced: 'Zafakturowane', Refunded: 'Zwrócone', Canceled: 'Anulowane',
    Partial: 'Częściowo', Mixed: 'Różnie',
  },
  discount: 'Rabat',
  unlimited: 'Bez ograniczeń',
  cancellationMailed: 'Wysłano e-mail z potwierdzeniem anulowania zamówienia.',
  transferTitle: (number) => `Zamówienie ${number}`,
  files: {
    subject: (number) => `Pliki z zamówienia ${number}`,
    preheader: 'W środku są nowe linki. Starsze już nie działają.',
    renewed: 'oto nowe linki do twoich plików. Starsze już nie działają.',
    title: 'Twoje pliki',
    download: (file) => `Pobierz: ${file}`,
    until: (day) => `Linki działają do ${day}.`,
    later: 'Potem wyślemy ci nowe, ilekroć będą potrzebne:',
    renew: 'Poproś o nowe linki',
    expired: 'Linki do twoich plików wygasły.',
    inAccount: 'Pliki są też na twoim koncie, przy zamówieniu.',
  },
}

export const mailMessages: OrderMailMessages = {
  order: (number) => `Zamówienie ${number}`,
  placed: {
    subject: (number, shop) => `Zamówienie ${number} w sklepie ${shop}`,
    total: (amount) => `Razem ${amount}.`,
    unpaid: 'dziękujemy za zamówienie. Czeka jeszcze na płatność. Jeśli płatność jest już za tobą, nie musisz nic więcej robić.',
    pay: 'Zapłać za zamówienie',
    transfer: 'dziękujemy za zamówienie. Spakujemy je, gdy tylko dotrze przelew. Dane do przelewu są niżej.',
    transferVirtual: 'dziękujemy za zamówienie. Będzie gotowe, gdy tylko dotrze przelew. Dane do przelewu są niżej.',
    pack: 'dziękujemy za zamówienie. Już je pakujemy i napiszemy ponownie, gdy będzie w drodze.',
    collect: 'dziękujemy za zamówienie. Już je szykujemy i napiszemy ponownie, gdy będzie można je odebrać.',
    virtual: 'dziękujemy za zamówienie. Napiszemy ponownie, gdy będzie dla ciebie gotowe.',
    free: 'dziękujemy za zamówienie. Nie musisz za nie płacić.',
    files: 'Linki do plików przyjdą osobnym e-mailem, gdy tylko dotrze płatność.',
    contract: 'Ta wiadomość potwierdza zawarcie umowy. Zachowaj ją razem z regulaminem.',
  },
  contents: {
    title: 'Zamówione produkty',
    sku: (sku) => `Kod produktu: ${sku}`,
    subtotal: 'Wartość produktów',
    discount: 'Rabat',
    shipping: 'Dostawa',
    free: 'Gratis',
    total: 'Razem',
    includedTax: (title) => `W tym ${title}`,
    tax: (title) => `Podatek (${title})`,
    gift: 'Bilecik',
    giftTo: (name) => `Dla: ${name}`,
    giftFrom: (name) => `Od: ${name}`,
  },
  delivery: {
    title: 'Dostawa',
    when: 'Przewidywana dostawa',
    ready: 'Do odbioru',
    readyFrom: 'Do odbioru od',
    afterTransfer: (first, last) => `${days(first, last)} po otrzymaniu przelewu`,
    address: 'Adres dostawy',
    recipient: 'Odbiorca',
  },
  payment: {
    title: 'Płatność',
    onDelivery: (amount) => `${amount} przy odbiorze paczki`,
    billing: 'Adres rozliczeniowy',
    sameAddress: 'Taki sam jak adres dostawy',
    vat: (number) => `NIP ${number}`,
    scan: 'Zeskanuj kod w aplikacji banku, a przelew wypełni się sam.',
    transferCode: 'Kod QR z danymi przelewu',
  },
  withdrawal: {
    title: 'Gdy zmienisz zdanie',
    goods: 'Masz 14 dni od dostawy, żeby odstąpić od umowy bez podawania przyczyny.',
    goodsAmongOthers: 'Paczka: masz 14 dni od dostawy, żeby odstąpić bez podawania przyczyny.',
    files: (isRequested) => `Pliki: ${isRequested ? 'dostajesz je od razu, zgodnie z twoją prośbą przy zamówieniu. Możesz' : 'możesz'} odstąpić w ciągu 14 dni od zamówienia, dopóki żadnego nie otworzysz. Po otwarciu pliku nie można już odstąpić.`,
    services: 'Spotkania: od umowy o warsztat z ustalonym terminem ustawa nie pozwala odstąpić. Od każdej innej możesz odstąpić w ciągu 14 dni od zamówienia, dopóki spotkanie się nie odbyło.',
    link: 'Odstąp od umowy tutaj',
    modelForm: 'Wzór formularza odstąpienia',
    terms: 'Regulamin',
  },
  updates: {
    paid: {
      subject: (order) => `Płatność za zamówienie ${order} dotarła`,
      preheader: (amount) => `Mamy ${amount}. Dziękujemy.`,
      text: (amount, invoice) => `dotarła do nas płatność: ${amount}. Faktura ma numer ${invoice}.`,
      filesReady: 'Pliki są gotowe.',
      pack: 'Pakujemy zamówienie i napiszemy ponownie, gdy będzie w drodze.',
      collect: 'Szykujemy zamówienie i napiszemy ponownie, gdy będzie można je odebrać.',
    },
    shipped: {
      subject: (order) => `Zamówienie ${order} jest w drodze`,
      preheader: () => 'Paczka jest już nadana.',
      text: 'twoje zamówienie jest w drodze.',
      tracking: 'Śledzenie przesyłki',
      payOnDelivery: (amount) => `Przygotuj ${amount}: zapłacisz przy odbiorze paczki.`,
    },
    ready: {
      subject: (order) => `Zamówienie ${order} czeka na odbiór`,
      preheader: () => 'W środku adres i godziny otwarcia.',
      text: (place) => `twoje zamówienie już czeka: ${place}.`,
      bring: (number) => `Weź ze sobą jego numer, ${number}.`,
    },
    canceled: {
      subject: (order) => `Zamówienie ${order} zostało anulowane`,
      preheader: () => 'Nie musisz za nie płacić.',
      text: 'twoje zamówienie zostało anulowane. Nie musisz za nie płacić.',
    },
    refunded: {
      subject: (order) => `Zwrot pieniędzy za zamówienie ${order}`,
      preheader: (amount) => `Zwracamy ${amount}.`,
      text: (amount) => `zwracamy pieniądze za zamówienie: ${amount}. Wrócą tą samą drogą, którą do nas przyszły.`,
    },
  },
  ofPage: {
    guest: 'Na stronie zamówienia sprawdzisz jego stan. Zapyta o ten adres e-mail i nazwisko.',
    customer: 'Na stronie zamówienia sprawdzisz jego stan.',
  },
  look: 'Zobacz zamówienie',
}
