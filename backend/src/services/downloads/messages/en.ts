export const messages = {
  title: 'Your files',
  expired: 'This link does not work any more.',
  help: 'Enter the number of your order and the email that you ordered with, and we will send you new links.',
  number: 'Order number',
  email: 'Email',
  submit: 'Send new links',
  sent: 'Check your inbox',
  sentHelp: 'If the number and the email belong to a paid order with files, new links are on their way. Older links stop working.',
  foreign: 'New links have to be asked for on this page.',
  back: 'Back to the shop',
}
