/**
 * The storefront's settings for the embedded backend only: in another shop each of these would be a false promise.
 * @param {string} backendUrl
 * @param {number} mailPort where that backend receives mails
 * @returns {Readonly<Record<string, string>>}
 */
export const sampleShopSettings = (backendUrl, mailPort) => ({
  // Its own texts and pictures, storefront/brand/halny.
  BRAND: 'halny',
  // Its brand lists the pages of its footer.
  FOOTER_PAGES: '',
  // How its products' sizes are measured, and how they run.
  SIZE_GUIDE_ATTRIBUTE: 'size_guide',
  FIT_ATTRIBUTE: 'fit',
  // The attributes of its sort orders.
  SORT_ORDERS: 'bestselling=sales_rank__ASC,newest=in_shop_since__DESC,rating=rating__DESC,discount=discount__DESC',
  // Films of other hosts play in galleries.
  GALLERY_FILMS: '1',
  // Working days from an order to its arrival, by carrier and method.
  DELIVERY_DAYS: 'locker/standard=1-2,courier/door=1-2,instore/pickup=1-2',
  // Lockers have codes such as KRK01A.
  PICKUP_METHODS: 'instore/pickup=halny-%,locker/standard=______',
  // The cart value from which the courier is free.
  FREE_SHIPPING_FROM: '500',
  // Acknowledgements of withdrawals go to the desk's outbox.
  WITHDRAWAL_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  // The embedded bot check, content service and tag manager.
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'halny-embedded-bot-check-site-key',
  BOT_CHECK_SECRET: 'halny-embedded-bot-check-secret',
  BOT_CHECK_URL: backendUrl,
  NEXT_PUBLIC_BUILDER_API_KEY: 'halny-embedded-content',
  BUILDER_URL: backendUrl,
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-HALNY1',
  TAG_MANAGER_URL: backendUrl,
  // The embedded service that mails shoppers when a product is back.
  STOCK_ALERT_URL: `${backendUrl}/stock-alerts`,
  // The account in the backend's mails, which no bank has.
  BANK_TRANSFER_IBAN: 'PL58 9719 0041 0000 0018 2026 1500',
  BANK_TRANSFER_RECIPIENT: 'Halny sp. z o.o.',
  // The backend charges no fee for it.
  CASH_ON_DELIVERY_FREE: '1',
  GIFT_MESSAGE_ON_ORDER: '1',
  // The embedded payment service.
  PAYMENT_PAGES: `sandbox_blik=${backendUrl}/payment/redirect,sandbox_card=${backendUrl}/payment/redirect`,
})
