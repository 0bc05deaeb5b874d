export { type ChatOptions, chatText } from '../../apps/web/testing/chat-text.ts'

/** As a file for the picker. */
export const chatFile = (text: string, name = 'WhatsApp Chat with Ana.txt') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})
