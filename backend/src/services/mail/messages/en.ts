import type { CustomerLetters } from '../customer-letters.ts'

export const customerLetters = (shop: string): CustomerLetters => ({
  welcome: (link) => ({
    subject: `Welcome to ${shop}`,
    blocks: [
      'Hello,',
      `your account with ${shop} is active. Sign in with this email address to see your orders, addresses and wish list.`,
      { link, label: 'Sign in' },
    ],
  }),
  confirmAddress: (link) => ({
    subject: 'Confirm your email address',
    blocks: [
      'Hello,',
      `to open your account with ${shop}, confirm this email address. The link works for one hour.`,
      { link, label: 'Confirm the address' },
      'If you did not register with us, you need not do anything: without the confirmation, the account stays closed.',
    ],
  }),
  resetPassword: (link, hours) => ({
    subject: 'Set a new password',
    blocks: [
      'Hello,',
      `somebody, most likely you, asked ${shop} for a new password. The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
      { link, label: 'Set a password' },
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  }),
  passwordChanged: (link) => ({
    subject: 'Your password has been changed',
    blocks: [
      'Hello,',
      `the password of your account with ${shop} has been changed. Other devices have been signed out.`,
      'If it was not you, set a new one at once:',
      { link, label: 'Set a new password' },
    ],
  }),
  emailChanged: (link) => ({
    subject: 'Your email address has been changed',
    blocks: [
      'Hello,',
      `the email address of your account with ${shop} has been changed. From now on, sign in with the new one.`,
      'If it was not you, write to us at once:',
      { link, label: 'Write to us' },
    ],
  }),
  confirmNewsletter: (link) => ({
    subject: 'Confirm your subscription',
    blocks: [
      'Hello,',
      `confirm that you want ${shop}'s newsletter at this address.`,
      { link, label: 'Confirm the subscription' },
      'If it was not you, you need not do anything: we will not send you any.',
    ],
  }),
})
