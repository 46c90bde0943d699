import type { StockAlertMessages } from '../stock-alert-letter.ts'

export const messages: StockAlertMessages = {
  subject: (product) => `Back in stock: ${product}`,
  preheader: (details) => [details, 'It may sell out again.'].filter(Boolean).join('. '),
  back: 'You asked us to tell you when this is back. It is, but we cannot keep it for you: it may sell out again.',
  look: 'Go to the product',
  only: 'This is the only email about it. We have deleted your request and will not use your address for anything else. If you did not ask for it, you don’t need to do anything.',
}
