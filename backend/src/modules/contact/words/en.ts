import type { ContactWords } from '../contact-letter.ts'

export const words: ContactWords = { subject: 'Contact Form', name: 'Name', email: 'Email', telephone: 'Phone Number' }
