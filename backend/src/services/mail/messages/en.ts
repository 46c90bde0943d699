import type { CustomerLetters } from '../customer-letters.ts'
import type { LayoutMessages } from '../send-mail.ts'

export const layoutMessages: LayoutMessages = { contact: 'Contact' }

export const customerLetters = (shop: string): CustomerLetters => ({
  welcome: (link) => ({
    subject: `Welcome to ${shop}`,
    blocks: [
      'Hello,',
      `Your account with ${shop} is active. Log in with this email address to see your orders, addresses and wishlist.`,
      { link, label: 'Log in' },
    ],
  }),
  confirmAddress: (link) => ({
    subject: 'Confirm your email address',
    blocks: [
      'Hello,',
      `To open your account with ${shop}, confirm this email address. The link works for one hour.`,
      { link, label: 'Confirm the address' },
      'If you did not register with us, there is nothing you need to do: without the confirmation, the account stays closed.',
    ],
  }),
  resetPassword: (link, hours) => ({
    subject: 'Set a new password',
    blocks: [
      'Hello,',
      `Somebody, most likely you, asked ${shop} for a new password. The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
      { link, label: 'Set a password' },
      'If it was not you, there is nothing you need to do: your password stays as it is.',
    ],
  }),
  passwordChanged: (link) => ({
    subject: 'Your password has been changed',
    blocks: [
      'Hello,',
      `The password of your account with ${shop} has been changed. Other devices have been logged out.`,
      'If it was not you, set a new one at once:',
      { link, label: 'Set a new password' },
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Your email address has been changed',
    blocks: [
      'Hello,',
      `The email address of your account with ${shop} has been changed. From now on, log in with the new one.`,
      'If it was not you, write to us at once:',
      { link, label: 'Write to us' },
    ],
  }),
  confirmNewsletter: (link) => ({
    subject: 'Confirm your subscription',
    blocks: [
      'Hello,',
      `Confirm that you want ${shop}'s newsletter at this address.`,
      { link, label: 'Confirm the subscription' },
      'If it was not you, there is nothing you need to do: we will not send you any.',
    ],
  }),
})
