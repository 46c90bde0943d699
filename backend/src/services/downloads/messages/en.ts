export const messages = {
  title: 'Your files',
  expired: 'This link no longer works.',
  help: 'Enter the number of your order and the email you ordered with, and we will send you new links.',
  number: 'Order number',
  email: 'Email',
  submit: 'Send new links',
  sent: 'Check your inbox',
  sentHelp: 'If the number and the email belong to a paid order with files, new links are on their way. Older links stop working.',
  foreign: 'Ask for new links on this page.',
  back: 'Back to the shop',
}
