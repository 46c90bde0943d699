import type { ContactLabels } from '../contact-letter.ts'

export const messages: ContactLabels = { subject: 'Contact Form', name: 'Name', email: 'Email', telephone: 'Phone Number' }
