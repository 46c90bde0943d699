import type { CustomerLetters } from '../customer-letters.ts'
import type { LayoutMessages } from '../send-mail.ts'

export const layoutMessages: LayoutMessages = { helloTo: (name) => `Hello ${name},`, hello: 'Hello,', contact: 'Contact', seller: 'Seller', vat: 'VAT number' }

const hoursLong = (count: number): string => (count === 1 ? 'one hour' : `${count} hours`)

export const customerLetters = (shop: string): CustomerLetters => ({
  welcome: (link) => ({
    subject: `Welcome to ${shop}`,
    preheader: 'Your account is active. Orders, addresses and wishlist are now in one place.',
    blocks: [
      `Your account with ${shop} is active. Log in with this email address to see your orders, addresses and wishlist.`,
      { link, label: 'Log in' },
    ],
  }),
  confirmAddress: (link) => ({
    subject: 'Confirm your email address',
    preheader: 'One click opens your account. The link works for one hour.',
    blocks: [
      `To open your account with ${shop}, confirm this email address. The link works for one hour.`,
      { link, label: 'Confirm the address' },
      'If you did not register with us, you don’t need to do anything: without confirmation, the account stays closed.',
    ],
  }),
  resetPassword: (link, hours) => ({
    subject: 'Set a new password',
    preheader: `The link works once, for ${hoursLong(hours)}.`,
    blocks: [
      `Somebody, most likely you, asked ${shop} for a new password. The link works once, for ${hoursLong(hours)}.`,
      { link, label: 'Set a password' },
      'If it was not you, you don’t need to do anything: your password stays as it is.',
    ],
  }),
  passwordChanged: (link) => ({
    subject: 'Your password has been changed',
    preheader: 'Other devices have been logged out. Not you? Set a new one at once.',
    blocks: [
      `The password of your account with ${shop} has been changed. Other devices have been logged out.`,
      'If it was not you, set a new one at once:',
      { link, label: 'Set a new password' },
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Your email address has been changed',
    preheader: 'From now on, log in with the new one. Not you? Write to us at once.',
    blocks: [
      `The email address of your account with ${shop} has been changed. From now on, log in with the new one.`,
      'If it was not you, write to us at once:',
      { link, label: 'Write to us' },
    ],
  }),
  confirmNewsletter: (link) => ({
    subject: 'Confirm your subscription',
    preheader: 'You will receive the newsletter once you have confirmed this address.',
    blocks: [
      `Confirm that you want ${shop}'s newsletter at this address. You can unsubscribe at any time.`,
      { link, label: 'Confirm the subscription' },
      'If it was not you, you don’t need to do anything: we will not send you the newsletter.',
    ],
  }),
})
