import type { ContactLabels } from '../contact-letter.ts'

export const messages: ContactLabels = {
  subject: 'Contact Form', name: 'Name', email: 'Email', telephone: 'Phone Number',
  wrote: (shop) => `Somebody has written through the contact form of ${shop}. Reply to this email to answer.`,
}
